/** A failure that a few plain sentences tell in full, so that nobody needs its stack. */
export class DeployError extends Error {}

/** A request that the store did not do, or whose answer got lost. */
export class StoreError extends DeployError {
  /**
   * @param code the store's name for the failure, such as `PreconditionFailed`
   * @param status of the answer; undefined where there was none
   */
  constructor(
    message: string,
    readonly code: string,
    readonly status: number | undefined,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** Another run has the lock now, as this one did not renew it in time. */
export class LockLost extends DeployError {}

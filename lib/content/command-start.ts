/**
 * When the command started that this process is part of, in milliseconds since 1970. The first process that asks writes
 * it into the environment, which those that it starts inherit: a build and a test run read the code in their first
 * process, and run it in later ones.
 */
export function commandStart(): number {
  process.env.COMMAND_STARTED_AT ??= String(performance.timeOrigin);
  return Number(process.env.COMMAND_STARTED_AT);
}

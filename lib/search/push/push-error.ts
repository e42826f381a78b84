/** A failure that one or two plain sentences tell in full, so that nobody needs its stack. */
export class PushError extends Error {}

/** An answer of status 200 that is not what was asked for, as a proxy or a captive portal gives. */
export class UnexpectedAnswer extends Error {}

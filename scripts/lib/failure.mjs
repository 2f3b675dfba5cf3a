/**
 * A failure that the user can fix: what happened and what to do, in one line. Any other error is a bug and is shown
 * with its stack.
 */
export class Failure extends Error {
  /**
   * @param {string} message one line: what happened and what to do
   * @param {{ log?: string, cause?: unknown }} [options] `log`: the file with the details
   */
  constructor(message, { log, cause } = {}) {
    super(log === undefined ? message : `${message} Details: ${log}`, { cause });
    this.name = 'Failure';
  }
}

/** @param {unknown} error @returns {string | undefined} the system's error code, such as ENOSPC */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** @param {unknown} error @returns {boolean} whether it already says what to do, so that no stack is needed */
export function isExpected(error) {
  return error instanceof Failure || (error instanceof Error && error.name === 'EnvironmentError');
}

const DISK_WORDS = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** @param {string} text whether an error or the end of a log says that the disk is full */
export function saysDiskFull(text) {
  return DISK_WORDS.test(text);
}

/**
 * The line for stderr. Errors with one clear line (ours, and the server's about its environment) are shown
 * unchanged.
 * @param {unknown} error
 * @returns {string}
 */
export function describeFailure(error) {
  if (!(error instanceof Error)) return `Unexpected failure: ${String(error)}`;
  if (error instanceof Failure) return error.message;
  if (isExpected(error)) return error.message.split('\n').join('; ');
  if (saysDiskFull(`${codeOf(error) ?? ''} ${error.message}`)) {
    return 'The disk is full: free some space and run the command again.';
  }
  if (/^(EACCES|EPERM|EROFS)$/.test(codeOf(error) ?? '') && 'path' in error) {
    return `This user may not use ${String(error.path)}: check who owns it.`;
  }
  return `Unexpected failure: ${error.message.split('\n')[0]}`;
}

/**
 * Version of the notice beside job alerts. It is recorded with what was sent while it stood on the screen: change it
 * with the text. The notices of the other forms have their versions in the back office.
 */
export const NOTICE_VERSION = '1.1';

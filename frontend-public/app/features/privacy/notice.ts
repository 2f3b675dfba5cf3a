/**
 * Version of the notice beside job alerts, which is recorded with each request: change it with the text. The notices of
 * the other forms have their versions in the back office.
 */
export const NOTICE_VERSION = '1.2';

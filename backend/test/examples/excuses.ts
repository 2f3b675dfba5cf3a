/** The operations that are not tested, with the reason. */
export const EXCUSES: Readonly<Record<string, string>> = {
  uploadSigningCertificate: 'a certificate expires, so that an example of a whole file would end',
  streamEvents: 'its answer has no end',
  streamTeamEvents: 'its answer has no end',
};

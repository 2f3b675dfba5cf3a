/** A path segment as long as a key: an id is shorter, or has dashes in fixed positions. */
const SECRET = /(?<=\/)(?![0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:$|\/))[\w-]{40,}/g;

/** The path for the log: without keys. */
export const withoutSecrets = (path: string): string => path.replace(SECRET, '***');

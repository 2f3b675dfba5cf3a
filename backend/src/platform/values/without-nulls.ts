/** A request whose optional fields are absent where they were null, or empty and so undefined. */
export const withoutNulls = <Request extends object>(request: Request): Request =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => (value ?? null) !== null)) as Request;

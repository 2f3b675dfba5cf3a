/**
 * How an unreachable database shows in the words of errors that have no code, whoever met it first: the driver, its pool,
 * the server, or TypeORM, which gives a transaction's connection back the moment it breaks.
 */
const OUTAGE =
  /Connection terminated[^\n]*|Client (?:has encountered a connection error|was closed)[^\n]*|Query runner already released[^\n]*|Database connection provided by a query runner was already released|timeout exceeded when trying to connect|timeout expired|Query read timeout|terminating connection[^\n]*|the database system is [^\n]*|database "[^"]*" (?:is not currently accepting connections|does not exist)|sorry, too many clients already|remaining connection slots[^\n]*|(?:connect|read|write) E(?:CONNREFUSED|CONNRESET|PIPE)[^\n]*/i;

/** What in this text says that the database cannot be reached; null when nothing does. */
export function outageIn(text: string): string | null {
  return OUTAGE.exec(text)?.[0]?.trim() ?? null;
}

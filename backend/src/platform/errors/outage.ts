/**
 * Messages of an unreachable database in errors without a code, from the driver, its pool, the server, or TypeORM,
 * which releases a transaction's connection when it breaks.
 */
const OUTAGE =
  /Connection terminated[^\n]*|Client (?:has encountered a connection error|was closed)[^\n]*|Query runner already released[^\n]*|Database connection provided by a query runner was already released|timeout exceeded when trying to connect|timeout expired|Query read timeout|terminating connection[^\n]*|the database system is [^\n]*|database "[^"]*" (?:is not currently accepting connections|does not exist)|sorry, too many clients already|remaining connection slots[^\n]*|(?:connect|read|write) E(?:CONNREFUSED|CONNRESET|PIPE)[^\n]*/i;

/** The part of a text that reports an unreachable database; null: none. */
export function outageIn(text: string): string | null {
  return OUTAGE.exec(text)?.[0]?.trim() ?? null;
}

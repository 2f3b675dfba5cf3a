/** Reads the mails that the product sent. */
export interface Mail {
  readonly id: number;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly recipients: readonly string[];
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { filename: string; contentType: string; text: string; size: number }[];
  readonly headers: Readonly<Record<string, string>>;
  readonly receivedAt: string;
}

const POLL_MS = 100;
const TIMEOUT_MS = 90_000;

/** Every mail to an address so far, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const sink = process.env['E2E_MAIL_URL'];
  if (sink === undefined) throw new Error('There is no mail sink: E2E_MAIL_URL is not set.');
  const response = await fetch(`${sink}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/**
 * Waits for a mail to an address.
 * @param subject part of the subject; the newest mail that has it is given
 * @throws when none has come after a minute and a half, naming those that have
 */
export async function waitForMail(address: string, subject: string | RegExp = ''): Promise<Mail> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const mails = await mailsTo(address);
    const found = mails.findLast((mail) =>
      typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject),
    );
    if (found !== undefined) return found;
    if (Date.now() > deadline) {
      const others = mails.map((mail) => `«${mail.subject}»`).join(', ') || 'none at all';
      throw new Error(`No mail to ${address} about ${String(subject)}; there are ${others}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The first link of a mail whose address contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  const link = links.find((candidate) => candidate.includes(part));
  if (link === undefined) throw new Error(`«${mail.subject}» has no link with ${part}.`);
  return link;
}

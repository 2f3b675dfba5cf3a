import type { AppLoadContext } from 'react-router';
import { LINK_HEADERS } from '../../lib/guard';

/** The letter of a link, or its signed document, as a file; 404 when there is none. */
export async function offerPdf(
  { offers }: AppLoadContext,
  token: string,
  which: 'carta' | 'firmada',
): Promise<Response> {
  const headers = { ...LINK_HEADERS, 'X-Robots-Tag': 'noindex' };
  const found = await offers.pdf(token, which);
  if (!found) return new Response(null, { status: 404, headers });
  return new Response(new Uint8Array(found.content), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      // The name is a number of ours: "OF-2026-0042 v2.pdf".
      'Content-Disposition': `inline; filename="${found.name}"`,
    },
  });
}

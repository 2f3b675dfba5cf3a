/** Moves of applications, a different application each time. */
import { ask, measure } from './measure.ts';

interface Person {
  aplicacion_id: string;
  aplicacion_version: number;
}

export async function measureMoves(
  url: string,
  init: RequestInit & { headers: Record<string, string> },
  options: { times: number; clients?: number },
) {
  const filter = encodeURIComponent('{"stage":"recibida"}');
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) =>
      ask(`${url}/api/candidates?range=[${page * 100},${page * 100 + 99}]&filter=${filter}`, init),
    ),
  );
  const people = (await Promise.all(pages.map(async (page) => (await page.json()) as Person[]))).flat();
  return measure(async () => {
    const person = people.pop();
    if (!person) throw new Error('nobody is left to move');
    await ask(`${url}/api/applications/${person.aplicacion_id}/move`, {
      ...init,
      method: 'POST',
      headers: { ...init.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ estado: 'en_revision', version: person.aplicacion_version }),
    });
  }, options);
}

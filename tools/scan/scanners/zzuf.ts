/** zzuf: CVs with random bits changed, sent as a person sends them. */
import { execFileSync } from 'node:child_process';
import { makeCv } from '../../faults/load/cv.ts';
import { formWith } from '../../applicant.ts';
import { startHoles } from '../holes.ts';
import { send } from '../../request.ts';
import type { Finding, Scanner, Workplace } from '../scanner.ts';

const FILES = 60;
/** Shares of the bits that change. */
const RATIOS = [0.0002, 0.002, 0.02, 0.2];
const TIMEOUT_MS = 60_000;

function* brokenFiles(): Generator<Buffer> {
  const { bytes } = makeCv('Núria Puig');
  // The beginning has what a PDF is made of, the rest is filling.
  const input = Buffer.concat([bytes.subarray(0, 700), bytes.subarray(-500)]);
  for (let seed = 0; seed < FILES; seed += 1) {
    const ratio = RATIOS[seed % RATIOS.length];
    // The first bytes stay, so that it still counts as a PDF.
    yield execFileSync('zzuf', ['-s', String(seed), '-r', String(ratio), '-b', '10-'], { input });
  }
}

export const zzuf: Scanner = {
  name: 'zzuf',
  program: 'zzuf',
  from: 'Debian',
  async hole(place: Workplace) {
    const holes = await startHoles(place.product.postgres.superuserUrl());
    try {
      const found: Finding[] = [];
      for (const body of brokenFiles()) {
        const response = await fetch(`${holes.url}/cv`, { method: 'POST', body: new Uint8Array(body) });
        await response.arrayBuffer();
        if (response.status >= 500) found.push({ key: 'server error', detail: String(response.status) });
      }
      return found;
    } finally {
      await holes.stop();
    }
  },
  async scan({ product }) {
    const found: Finding[] = [];
    const cookie = await product.newPerson();
    let number = 0;
    for (const content of brokenFiles()) {
      number += 1;
      const file = new File([new Uint8Array(content)], 'CV.pdf', { type: 'application/pdf' });
      const request = {
        method: 'PUT',
        path: '/api/candidates/me/cv',
        body: formWith({}, 'cv', file),
        headers: { cookie },
      };
      const { status, body } = await send(product.url, { ...request, from: `10.7.0.${number}` }, TIMEOUT_MS);
      const told = status < 300 || (status < 500 && typeof body.code === 'string');
      if (!told || status === 401)
        found.push({ key: 'wrong answer', detail: `file ${number}: ${status} ${body.code ?? ''}` });
    }
    if (product.process.deaths > 0)
      found.push({ key: 'process ended', detail: `${product.process.deaths} times` });
    return found;
  },
};

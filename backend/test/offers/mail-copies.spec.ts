import PostalMime from 'postal-mime';
import { MailSink } from '../mail/mail-sink.js';
import { createWorld, type World } from '../world.js';
import { Offering } from './offers-given.js';

let world: World;
let sink: MailSink;
let offering: Offering;
beforeAll(async () => {
  sink = await (await MailSink.reserve()).up();
  world = await createWorld({ environment: { smtpUrl: sink.url } });
  offering = new Offering(world, await world.signedInAs('rrhh'));
});
afterAll(async () => {
  await world.close();
  await sink.down();
});

it('whoever has signed gets the letter and the signed document by e-mail, byte by byte', async () => {
  const { id, token } = await offering.sent();
  expect((await offering.sign(id, await offering.code(id))).done).toBe(true);
  const signed = () => sink.received.find(({ subject }) => subject.startsWith('Tu oferta firmada'));
  await world.until(() => Promise.resolve(signed() !== undefined));
  const { attachments } = await PostalMime.parse(signed()!.raw);
  const { numero } = (await offering.pages.find(token))!;
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`${numero}.pdf`, 'application/pdf'],
    [`${numero} firmada.pdf`, 'application/pdf'],
  ]);
  for (const [index, which] of (['carta', 'firmada'] as const).entries()) {
    const kept = await offering.pages.pdf(token, which);
    expect(Buffer.from(attachments[index]!.content as ArrayBuffer).equals(kept!.content)).toBe(true);
  }
});

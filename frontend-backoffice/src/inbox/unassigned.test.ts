import { expect, it } from 'vitest';
import { filesUntil } from './unassigned';

const photo = { nombre: 'foto.jpg', bytes: 0 };

it('files of WhatsApp wait for a week, those of a mail came with it', () => {
  const recibido_at = '2026-11-20T09:30:00Z';
  expect(filesUntil({ canal: 'whatsapp', adjuntos: [photo], recibido_at })).toEqual(
    new Date('2026-11-27T09:30:00Z'),
  );
  expect(filesUntil({ canal: 'whatsapp', adjuntos: [], recibido_at })).toBeNull();
  expect(filesUntil({ canal: 'correo', adjuntos: [photo], recibido_at })).toBeNull();
});

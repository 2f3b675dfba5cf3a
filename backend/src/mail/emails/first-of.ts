import type { EntityManager } from 'typeorm';
import { EmailUnwanted } from '../mail-hooks.js';
import { Email } from './email.entity.js';

/** What a message repeats, that was sent again by hand; itself, when it does not. @throws {EmailUnwanted} it is gone */
export async function firstOf(manager: EntityManager, email: Email): Promise<Email> {
  const [repeats, id = ''] = email.causa.split(':');
  if (repeats !== 'reenvio') return email;
  const before = await manager.findOneBy(Email, { id });
  if (!before) throw new EmailUnwanted();
  return firstOf(manager, before);
}

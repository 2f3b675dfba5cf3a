import { User } from '../../auth/user.entity.js';
import { Candidate } from '../../candidates/people/candidate.entity.js';
import { ContactMessage } from '../../contact/contact-message.entity.js';
import { provenEmail } from '../copy/data-owner.js';
import type { Reading } from '../../platform/personal-data/personal-data-hooks.js';

/** The privacy notices that the person was shown, by form. */
export async function readShownNotices({ manager, subject }: Reading): Promise<unknown> {
  const { candidateId, userId } = subject;
  const user = userId ? await manager.findOneBy(User, { id: userId }) : null;
  const candidate = candidateId ? await manager.findOneBy(Candidate, { id: candidateId }) : null;
  const email = await provenEmail(manager, subject);
  const letters = email
    ? await manager
        .createQueryBuilder(ContactMessage, 'm')
        .where('lower(m.email) = :email AND m.aviso_version IS NOT NULL', { email })
        .orderBy('m.created_at', 'ASC')
        .getMany()
    : [];
  return [
    { formulario: 'registro', version: user?.aviso_version, mostrado_at: user?.aviso_mostrado_at },
    {
      formulario: 'candidatura',
      version: candidate?.aviso_version,
      mostrado_at: candidate?.aviso_mostrado_at,
    },
    ...letters.map(({ aviso_version, created_at }) => ({
      formulario: 'contacto',
      version: aviso_version,
      mostrado_at: created_at,
    })),
  ].filter(({ version }) => version);
}

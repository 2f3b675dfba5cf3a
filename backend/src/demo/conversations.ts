import type { EntityManager } from 'typeorm';
import { SavedAnswer } from '../candidates/portal/saved-answers/saved-answer.entity.js';
import { ThreadMessage } from '../candidates/portal/threads/thread-message.entity.js';
import { Thread } from '../candidates/portal/threads/thread.entity.js';
import { type DataFiles, demoId } from './data-files.js';
import { insertRows } from './insert-rows.js';
import { candidateId, type DemoCandidate } from './people.js';

interface MessageData extends Partial<Pick<ThreadMessage, 'canal' | 'citado'>> {
  /** `candidato`, or the address of who of human resources wrote it. */
  de: string;
  texto: string;
  created_at: string;
}

interface ConversationData {
  /** E-mail of somebody who applied. */
  person: string;
  /** E-mail of who answers it; nobody yet. */
  answers?: string;
  cerrado_at?: string;
  recordar_at?: string;
  /** Oldest first. Each side has read what came before its own last message; a closed one has been read. */
  mensajes: MessageData[];
}

const userId = (email: string): string => demoId(`user:${email}`);

/** Conversations with candidates, as they stand in the inbox, and the answers that are kept for them. */
export async function insertConversations(
  manager: EntityManager,
  files: DataFiles,
  candidates: readonly DemoCandidate[],
): Promise<void> {
  await insertRows(manager, SavedAnswer, files.read('saved-answers', []));
  for (const { person, answers, mensajes, ...desk } of files.read<ConversationData>('conversations', [
    'person',
    'mensajes',
  ])) {
    const candidate = candidates.find((one) => one.person.email === person);
    if (!candidate) throw new Error(`there is no person ${person}`);
    const candidato_id = candidateId(candidate.person);
    const rows = mensajes.map((message, place) => rowOf(message, place, mensajes, desk.cerrado_at));
    const unread = (side: 'leido_candidato_at' | 'leido_rrhh_at') =>
      rows.filter((row) => row[side] === null).length;
    await insertRows(manager, Thread, [
      {
        ...desk,
        candidato_id,
        mensajes: rows.length,
        ultimo_autor: rows.at(-1)?.autor,
        ultimo_at: rows.at(-1)?.created_at,
        sin_leer_candidato: unread('leido_candidato_at'),
        sin_leer_rrhh: unread('leido_rrhh_at'),
        asignado_a: answers ? userId(answers) : null,
      },
    ]);
    await insertRows(
      manager,
      ThreadMessage,
      rows.map((row) => ({ ...row, candidato_id, id: demoId(`message:${person}:${row.orden}`) })),
    );
  }
}

function rowOf(
  { de, ...message }: MessageData,
  place: number,
  all: readonly MessageData[],
  closed: string | undefined,
) {
  const byCandidate = de === 'candidato';
  /** When the other side answered, and so had read it. */
  const answered = all
    .slice(place + 1)
    .find((later) => (later.de === 'candidato') !== byCandidate)?.created_at;
  return {
    ...message,
    orden: place + 1,
    autor: byCandidate ? ('candidato' as const) : ('rrhh' as const),
    autor_user_id: byCandidate ? null : userId(de),
    leido_candidato_at: byCandidate ? message.created_at : (answered ?? null),
    leido_rrhh_at: byCandidate ? (answered ?? closed ?? null) : message.created_at,
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { isMissing, isOutage, problemOf, type Schemas, sentenceOf } from '../../providers/api';
import { keptValues } from '../../ui/forms/drafts';
import { mergeNotes } from './mergeNotes';
import { readSheet, saveNote } from './sheet';

type Note = Pick<Schemas['InterviewNoteResponse'], 'texto' | 'version'>;
/** What was typed and not saved, and what it was typed over. */
interface Kept extends Note {
  base: string;
}

/** Without a key pressed for so long, a note is saved. */
const PAUSE_MS = 700;
/** A server that does not answer is asked again. */
const AGAIN_MS = 5000;

export type NoteState = 'saved' | 'saving' | 'waiting' | 'gone' | 'refused';

/**
 * A note that saves as one types. What is not saved stays in this tab, over a reload and an ended session too; what another
 * window has written meanwhile is kept beside it.
 */
export function useSavedNote(
  { entrevista_id: interviewId, byManager }: { entrevista_id: string; byManager: boolean },
  { clave, pregunta, note }: { clave: string; pregunta: string | null; note: Note | undefined },
) {
  const key = `nota-entrevista:${interviewId}:${clave}`;
  const [first] = useState(() => keptValues.read(key) as Kept | null);
  const [text, setText] = useState(first?.texto ?? note?.texto ?? '');
  const [state, setState] = useState<NoteState>(first ? 'waiting' : 'saved');
  const [reason, setReason] = useState('');
  const kept = useRef<Kept>({
    texto: text,
    base: first?.base ?? text,
    version: first?.version ?? note?.version ?? 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);

  const show = useCallback(
    (next: Kept) => {
      kept.current = next;
      setText(next.texto);
      if (next.texto === next.base) keptValues.drop(key);
      else keptValues.keep(key, next);
    },
    [key],
  );

  /** Another window has written this note: its words stand beside those that were typed here. */
  const mergeWithOther = useCallback(async () => {
    const { notas } = await readSheet(interviewId, byManager);
    const there = notas.find((one) => one.clave === clave);
    if (!there) return;
    const { base, texto } = kept.current;
    show({ texto: mergeNotes(base, texto, there.texto), base: there.texto, version: there.version });
  }, [interviewId, byManager, clave, show]);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const { texto, version, base } = kept.current;
    if (busy.current || texto === base) return;
    busy.current = true;
    setState('saving');
    const later = (ms: number) => (timer.current = setTimeout(() => void save(), ms));
    try {
      const saved = await saveNote(interviewId, { clave, pregunta, texto, version }, byManager);
      show({ texto: kept.current.texto, base: texto, version: saved.version });
      setState(kept.current.texto === texto ? 'saved' : 'waiting');
      if (kept.current.texto !== texto) later(PAUSE_MS);
    } catch (error) {
      const stale = problemOf(error)?.code === 'interview_note_stale';
      // A network that goes away in between: the next attempt is refused again, and reads it then.
      if (stale) await mergeWithOther().catch(() => undefined);
      const mayStillSave = stale || isOutage(error);
      // Gone: it was deleted, or somebody else holds it now.
      setState(mayStillSave ? 'waiting' : isMissing(error) ? 'gone' : 'refused');
      setReason(sentenceOf(error));
      if (mayStillSave) later(stale ? PAUSE_MS : AGAIN_MS);
    } finally {
      busy.current = false;
    }
  }, [interviewId, byManager, clave, pregunta, show, mergeWithOther]);

  useEffect(() => {
    const now = () => void save();
    now();
    window.addEventListener('online', now);
    return () => {
      window.removeEventListener('online', now);
      // Leaving the page does not wait for the pause.
      now();
    };
  }, [save]);

  const type = (texto: string) => {
    show({ ...kept.current, texto });
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE_MS);
  };
  return { text, state, reason, type, saveNow: () => void save() };
}

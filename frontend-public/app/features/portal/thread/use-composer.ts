import { t } from '@lingui/core/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import { normalText, THREAD_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { problemText } from '../../../lib/api';
import { forgetDraft, keepText, readDraft, sendingKey } from './draft';
import { filesFault, sendMessage } from './send-message';
import type { Message } from './use-thread';

interface Faults {
  texto?: string;
  adjuntos?: string;
  /** The error of the message as a whole. */
  sending?: string;
}

/** A message being written: its text survives a reload and a failed send. */
export function useComposer(candidateId: string, onSent: (message: Message) => void) {
  const [text, setText] = useState(() => readDraft(candidateId).text);
  const [files, setFiles] = useState<File[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  function write(value: string) {
    setText(value);
    keepText(candidateId, value);
    setFaults({ ...faults, texto: undefined });
  }

  function attach(chosen: readonly File[]) {
    const all = [...files, ...chosen];
    const fault = filesFault(all);
    setFaults({ ...faults, adjuntos: fault ?? undefined });
    if (!fault) setFiles(all);
  }

  function remove(file: File) {
    setFiles(files.filter((one) => one !== file));
    setFaults({ ...faults, adjuntos: undefined });
  }

  async function send(): Promise<void> {
    const words = normalText(text);
    if (words === '') return setFaults({ texto: t`Escribe tu mensaje` });
    if (words.length > THREAD_LIMITS.text) {
      return setFaults({ texto: t`El mensaje admite como máximo ${THREAD_LIMITS.text} caracteres` });
    }
    setBusy(true);
    setFaults({});
    try {
      const message = await sendMessage(words, files, sendingKey(candidateId, words, files));
      forgetDraft(candidateId);
      setText('');
      setFiles([]);
      onSent(message);
    } catch (error) {
      const fields = error instanceof ApiProblem ? error.firstErrors() : {};
      const shown = fields.texto ?? fields.adjuntos;
      setFaults({ ...fields, sending: shown ? undefined : problemText(error) });
    } finally {
      setBusy(false);
    }
  }

  return { text, files, faults, busy, write, attach, remove, send };
}

import { type WritingChannel, smsLength, THREAD_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { api, at, type Schemas, useRead } from '../../providers/api';
import { useThread } from './reads';

type Template = Schemas['ThreadTemplate'];

/** A template of WhatsApp, and what stands in the place of its variables. */
interface Filled {
  template: Template;
  variables: readonly string[];
}

/** The text as the person reads it; a variable that has no value yet keeps its braces. */
export const filledText = ({ template, variables }: Filled): string =>
  template.variables.reduce(
    (text, name, place) => text.replaceAll(`{{${name}}}`, variables[place]?.trim() || `{{${name}}}`),
    template.texto,
  );

/**
 * Which way a message goes: what the server says is possible, and what was chosen of that. `renewed`: each change makes
 * another message.
 */
export function useChannel(
  candidateId: string,
  renewed: <Value>(change: (value: Value) => void) => (value: Value) => void,
) {
  const { data } = useThread(candidateId);
  const choices = data?.pages[0]?.canales ?? [];
  const [chosen, choose] = useState<WritingChannel | null>(null);
  const [filled, fill] = useState<Filled | null>(null);
  const choice = choices.find(({ canal }) => canal === chosen) ?? choices.find(({ propuesto }) => propuesto);
  const canal = choice?.canal ?? 'portal';
  const byTemplate = canal === 'whatsapp' && choice?.solo_plantilla === true && choice.disponible;
  const templates = useRead(
    ['threads', 'whatsapp-templates', candidateId],
    () => api.get('/api/threads/{id}/whatsapp-templates', at(candidateId)),
    { enabled: byTemplate },
  );
  const isFilled = filled !== null && filled.variables.every((value) => value.trim() !== '');
  return {
    choices,
    choice,
    canal,
    choose: renewed(choose),
    byTemplate,
    templates,
    filled,
    fill: renewed(fill),
    /** Whether it can be sent so now, besides what is written. */
    ready: canal === 'portal' || (choice?.disponible === true && (!byTemplate || isFilled)),
    limitOf: (text: string): number => (canal === 'sms' ? smsLength(text).max : THREAD_LIMITS.text),
    /** What the request says of it; a form has the list of variables as one text. */
    request: {
      ...(canal !== 'portal' && { canal }),
      ...(byTemplate &&
        filled && { plantilla_id: filled.template.id, variables: [JSON.stringify(filled.variables)] }),
    },
  };
}

export type ChannelOfMessage = ReturnType<typeof useChannel>;

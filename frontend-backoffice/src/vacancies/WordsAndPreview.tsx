import type { MessageText } from '@hiring/contract';
import { Box, Tab, Tabs } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { useId, useState } from 'react';
import { MessageFields } from '../emails/MessageFields';
import { MessagePreviewPane } from '../emails/MessagePreviewPane';
import type { TemplateVariable } from '../emails/types';

interface Props {
  previewKey: readonly unknown[];
  load: () => Promise<Schemas['MessagePreview']>;
  text: MessageText;
  onWrite: (text: MessageText) => void;
  errors: Partial<Record<keyof MessageText, string>>;
  variables: readonly TemplateVariable[];
}

/** The words of a message to several people, with variables, and how it will look to one of them. */
export function WordsAndPreview({ text, onWrite, errors, variables, previewKey, load }: Props) {
  const id = useId();
  const [view, setView] = useState<'texto' | 'vista'>('texto');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={view}
        onChange={(_event, value: typeof view) => setView(value)}
        aria-label="Escribir o ver el mensaje"
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44, mb: 2 }}
      >
        <Tab value="texto" label="Escribir" id={`${id}-texto`} aria-controls={`${id}-panel`} />
        <Tab value="vista" label="Vista previa" id={`${id}-vista`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} sx={{ minWidth: 0 }}>
        {view === 'texto' ? (
          <MessageFields
            text={text}
            onWrite={onWrite}
            errors={errors}
            variables={variables}
            variablesTitle="Variables: se cambian por los datos de cada persona"
            rows={7}
          />
        ) : (
          <MessagePreviewPane of={[...previewKey, text]} read={load} />
        )}
      </Box>
    </Box>
  );
}

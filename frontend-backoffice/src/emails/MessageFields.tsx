import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { MESSAGE_LIMITS } from '@hiring/contract';
import { useRef } from 'react';
import type { MessageText } from './messageTextDraft';
import type { TemplateVariable } from './types';
import { VariableButtons } from './VariableButtons';

interface Props {
  text: MessageText;
  onWrite: (text: MessageText) => void;
  errors: Partial<Record<keyof MessageText, string>>;
  variables: readonly TemplateVariable[];
  variablesTitle: string;
  rows?: number;
}

/** Subject and words, with what may be put between them. */
export function MessageFields({ text, onWrite, errors, variables, variablesTitle, rows = 10 }: Props) {
  const body = useRef<HTMLTextAreaElement>(null);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label="Asunto"
        required
        margin="none"
        value={text.asunto}
        onChange={(event) => onWrite({ ...text, asunto: event.target.value })}
        error={Boolean(errors.asunto)}
        helperText={errors.asunto}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: MESSAGE_LIMITS.asunto } }}
      />
      <TextField
        label="Texto"
        required
        multiline
        minRows={rows}
        maxRows={rows + 8}
        margin="none"
        inputRef={body}
        value={text.cuerpo}
        onChange={(event) => onWrite({ ...text, cuerpo: event.target.value })}
        error={Boolean(errors.cuerpo)}
        helperText={
          <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>
              {errors.cuerpo ??
                'El saludo y la despedida se ponen solos. «# Título» arriba, **negrita**, «- » para listas.'}
            </span>
            <span>
              {text.cuerpo.length}/{MESSAGE_LIMITS.cuerpo}
            </span>
          </Box>
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: MESSAGE_LIMITS.cuerpo },
          formHelperText: { component: 'div', sx: { mx: 0 } },
        }}
      />
      <VariableButtons
        title={variablesTitle}
        variables={variables}
        explained={variables.every(({ bloque }) => bloque)}
        field={body}
        onWrite={(cuerpo) => onWrite({ ...text, cuerpo })}
      />
    </Box>
  );
}

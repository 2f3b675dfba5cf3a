import { Box, TextField } from '@mui/material';
import { MESSAGE_LIMITS, type MessageText } from '@hiring/contract';
import { EditorInput } from './EditorInput';
import type { TemplateVariable } from './types';

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
        slotProps={{
          inputLabel: { shrink: true },
          ...(variables.some(({ bloque }) => !bloque)
            ? {
                htmlInput: { variables, variablesTitle, oneLine: true },
                input: { inputComponent: EditorInput },
              }
            : { htmlInput: { maxLength: MESSAGE_LIMITS.asunto } }),
        }}
      />
      <TextField
        label="Texto"
        required
        multiline
        margin="none"
        value={text.cuerpo}
        onChange={(event) => onWrite({ ...text, cuerpo: event.target.value })}
        error={Boolean(errors.cuerpo)}
        helperText={
          <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <span>{errors.cuerpo ?? 'El saludo y la despedida se ponen solos.'}</span>
            <span>
              {text.cuerpo.length}/{MESSAGE_LIMITS.cuerpo}
            </span>
          </Box>
        }
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { variables, variablesTitle, rows },
          input: { inputComponent: EditorInput },
          formHelperText: { component: 'div', sx: { mx: 0 } },
        }}
      />
    </Box>
  );
}

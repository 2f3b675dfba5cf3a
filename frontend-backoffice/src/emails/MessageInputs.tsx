import { Box } from '@mui/material';
import { MESSAGE_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { EditorInput } from './EditorInput';
import type { TemplateVariable } from './types';

interface Props {
  variables: readonly TemplateVariable[];
  variablesTitle: string;
  rows: number;
}

// react-admin makes null of what is empty; the server asks for words.
const asTyped = (text: string) => text;

function Help() {
  const { length } = useWatch<{ cuerpo: string }>({ name: 'cuerpo' });
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>El saludo y la despedida se ponen solos.</span>
      <span>
        {length}/{MESSAGE_LIMITS.cuerpo}
      </span>
    </Box>
  );
}

/** Subject and words of a message, with what may be put between them. */
export function MessageInputs({ variables, variablesTitle, rows }: Props) {
  const field = { input: { inputComponent: EditorInput }, inputLabel: { shrink: true } };
  return (
    <>
      <TextInput
        source="asunto"
        label="Asunto"
        isRequired
        parse={asTyped}
        helperText={false}
        slotProps={
          variables.some(({ bloque }) => !bloque)
            ? { ...field, htmlInput: { variables, variablesTitle, oneLine: true } }
            : { htmlInput: { maxLength: MESSAGE_LIMITS.asunto } }
        }
      />
      <TextInput
        source="cuerpo"
        label="Texto"
        isRequired
        multiline
        parse={asTyped}
        helperText={<Help />}
        slotProps={{ ...field, htmlInput: { variables, variablesTitle, rows } }}
      />
    </>
  );
}

import { Box } from '@mui/material';
import { MESSAGE_LIMITS, type MessageText } from '@hiring/contract';
import { TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { EditorInput } from './editor/EditorInput';
import type { TemplateVariable } from './EmailState';

export interface MessageInputsProps {
  variables: readonly TemplateVariable[];
  variablesTitle: string;
  rows: number;
}

// react-admin makes null of what is empty; the server asks for words.
const asTyped = (text: string) => text;

/** What is said of a text, and how much of its limit it has. */
function Counted({ source, children }: { source: keyof MessageText; children?: string }) {
  const { getSource } = useSourceContext();
  const text = useWatch<Record<string, string>>({ name: getSource(source) });
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{children}</span>
      <span>
        {text.length}/{MESSAGE_LIMITS[source]}
      </span>
    </Box>
  );
}

export function MessageInputs({ variables, variablesTitle, rows }: MessageInputsProps) {
  const field = { input: { inputComponent: EditorInput }, inputLabel: { shrink: true } };
  return (
    <>
      <TextInput
        source="asunto"
        label="Asunto"
        isRequired
        parse={asTyped}
        helperText={<Counted source="asunto" />}
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
        helperText={<Counted source="cuerpo">El saludo y la despedida se ponen solos.</Counted>}
        slotProps={{ ...field, htmlInput: { variables, variablesTitle, rows } }}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { TemplateVariable } from './types';

interface Props {
  title: string;
  variables: readonly TemplateVariable[];
  /** Where there are few, what they stand for is said and not only hinted. */
  explained?: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  onWrite: (text: string) => void;
}

/** A block stands alone on its line. */
function insertion({ nombre, bloque }: TemplateVariable, before: string, after: string): string {
  if (!bloque) return `{${nombre}}`;
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const below = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${above}{${nombre}}${below}`;
}

/** Puts a variable where the cursor stands. */
export function VariableButtons({ title, variables, explained = false, field, onWrite }: Props) {
  if (variables.length === 0) return null;

  const insert = (variable: TemplateVariable) => {
    const input = field.current;
    if (!input) return;
    const { value } = input;
    const standing = value.indexOf(`{${variable.nombre}}`);
    if (variable.bloque && standing >= 0) {
      // A block may stand once: there it is.
      input.focus();
      input.setSelectionRange(standing, standing + variable.nombre.length + 2);
      return;
    }
    // A field in which nobody has been has its cursor before the first letter, where nobody means it.
    const untouched = input.selectionStart === 0 && input.selectionEnd === 0;
    const start = untouched ? value.length : input.selectionStart;
    const end = untouched ? value.length : input.selectionEnd;
    const text = insertion(variable, value.slice(0, start), value.slice(end));
    onWrite(value.slice(0, start) + text + value.slice(end));
    // Once the field shows the new text.
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(start + text.length, start + text.length);
    });
  };

  return (
    <Box role="group" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Typography variant="caption" color="text.secondary" sx={{ width: '100%' }}>
        {title}
      </Typography>
      {variables.map((variable) => (
        <Tooltip key={variable.nombre} title={variable.descripcion}>
          <Chip
            size="small"
            variant="outlined"
            label={`{${variable.nombre}}${explained ? ` ${variable.descripcion}` : ''}`}
            aria-label={`Insertar {${variable.nombre}}: ${variable.descripcion}`}
            onClick={() => insert(variable)}
            sx={{ height: 32, ...(explained ? {} : { fontFamily: 'ui-monospace, monospace' }) }}
          />
        </Tooltip>
      ))}
    </Box>
  );
}

import '../i18n/mail';
import { MESSAGE_LIMITS, type MessageText } from '@hiring/contract';
import { TextInput, useSourceContext } from 'react-admin';
import { LetterCount } from '../ui/forms/CountedField';
import { useWatch } from 'react-hook-form';
import { EditorInput } from './editor/EditorInput';
import type { TemplateVariable } from './EmailState';
import { translate } from '../i18n/texts';

export interface MessageInputsProps {
  variables: readonly TemplateVariable[];
  /** Default: that each person's own values take their place. */
  variablesTitle?: string;
  /** Default: 7. */
  rows?: number;
}

// react-admin makes null of what is empty; the server asks for words.
const asTyped = (text: string) => text;

function Counted({ source, hint = '' }: { source: keyof MessageText; hint?: string }) {
  const { getSource } = useSourceContext();
  const text = useWatch<Record<string, string>>({ name: getSource(source) });
  return (
    <LetterCount text={text} limit={MESSAGE_LIMITS[source]}>
      {translate(hint)}
    </LetterCount>
  );
}

export function MessageInputs(props: MessageInputsProps) {
  const { variables, variablesTitle = 'mail.editor.ofPerson', rows = 7 } = props;
  const field = { input: { inputComponent: EditorInput }, inputLabel: { shrink: true } };
  return (
    <>
      <TextInput
        source="asunto"
        label="mail.message.subject"
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
        label="mail.message.text"
        isRequired
        multiline
        parse={asTyped}
        helperText={<Counted source="cuerpo" hint="mail.message.textHelp" />}
        slotProps={{ ...field, htmlInput: { variables, variablesTitle, rows } }}
      />
    </>
  );
}

import { Box, type InputBaseComponentProps } from '@mui/material';
import {
  type ChangeEvent,
  type ElementType,
  lazy,
  type Ref,
  Suspense,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { TemplateVariable } from '../EmailState';

/** What MUI's `InputBase` gives to its `inputComponent`, as far as it is used here, and what the field adds. */
export interface EditorInputProps {
  ref?: Ref<{ focus: () => void }>;
  id?: string;
  value: string;
  className?: string;
  required?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  onChange: (event: { target: { value: string } }) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  variables: readonly TemplateVariable[];
  variablesTitle: string;
  /** Lines that are in sight. */
  rows?: number;
  /** A subject: without format. */
  oneLine?: boolean;
}

/** Somebody was typing while the editor was loaded, or had chosen all of the text. */
export type TakesFocus = 'all' | 'end' | false;

const isAllChosen = ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) =>
  value !== '' && selectionStart === 0 && selectionEnd === value.length;

const MessageEditor = lazy(() => import('./MessageEditor'));

/** The text as it is stored, until the editor is there: what is typed meanwhile is kept, and the focus too. */
function PlainText({
  ref,
  onGone,
  variables: _variables,
  variablesTitle: _title,
  oneLine,
  rows,
  ...input
}: EditorInputProps & { onGone: (focused: TakesFocus) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  useLayoutEffect(() => {
    const here = field.current;
    return () =>
      onGone(here !== null && document.activeElement === here && (isAllChosen(here) ? 'all' : 'end'));
  }, [onGone]);
  return (
    <Box
      component="textarea"
      {...input}
      ref={field}
      rows={oneLine ? 1 : rows}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => input.onChange(event)}
    />
  );
}

function Field(props: EditorInputProps) {
  const [focused, setFocused] = useState<TakesFocus>(false);
  return (
    <Suspense fallback={<PlainText {...props} onGone={setFocused} />}>
      <MessageEditor
        key={props.variables.map(({ nombre }) => nombre).join()}
        {...props}
        takesFocus={focused}
      />
    </Suspense>
  );
}

/**
 * MUI's `inputComponent` for the text of a message. `htmlInput` takes `variables`, `variablesTitle`, `rows` and
 * `oneLine`, which MUI's types do not know. The editor is loaded when a field is shown.
 */
export const EditorInput = Field as ElementType<InputBaseComponentProps>;

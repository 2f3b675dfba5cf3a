import { Alert } from './Alert';

/** The error of a whole form, read aloud when it appears; nothing without a text. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Alert look="danger" role="alert">
      <p>{text}</p>
    </Alert>
  );
}

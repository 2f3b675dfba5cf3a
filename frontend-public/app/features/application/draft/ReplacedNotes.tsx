import { t } from '@lingui/core/macro';
import type { ApplicationForm } from '../use-application-form';
import { partsOf, type Wording } from './replaced-words';
import { ReplacedNote } from './ReplacedNote';

interface ReplacedNotesProps {
  form: ApplicationForm;
  wording: Wording;
  onGone: () => void;
}

/** Two devices edited the same fields: the text that was replaced is offered again. */
export function ReplacedNotes({ form, wording, onGone }: ReplacedNotesProps) {
  const { elsewhere, here } = form.replaced;
  return (
    <>
      <ReplacedNote
        title={t`Habías escrito otra cosa desde otro dispositivo`}
        use={t`Usar este texto`}
        parts={partsOf(elsewhere, wording)}
        onUse={(part) => form.putBack('elsewhere', part)}
        onDismiss={() => form.forgetReplaced('elsewhere')}
        onGone={onGone}
      />
      <ReplacedNote
        title={t`Lo has cambiado después desde otro dispositivo. Aquí ponía:`}
        use={t`Recuperar lo que escribiste aquí`}
        parts={partsOf(here, wording)}
        onUse={(part) => form.putBack('here', part)}
        onDismiss={() => form.forgetReplaced('here')}
        onGone={onGone}
      />
    </>
  );
}

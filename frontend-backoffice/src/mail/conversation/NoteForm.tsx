import { NOTE_LIMITS } from '@hiring/contract';
import { Checkbox, FormControlLabel } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import type { Candidate } from '../../candidates/useCandidate';
import { CountedField } from '../../ui/forms/CountedField';
import { useDraft } from '../../ui/forms/drafts';
import { MentionChoices } from '../../tasks/MentionChoices';
import { NoteTask, useNoteTask } from '../../tasks/NoteTask';
import { useStaff } from '../../tasks/task';
import { api, at, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { draftKey, useConversationWrite } from './reads';
import { afterSending, TextForm } from './TextForm';

interface Props {
  candidate: Candidate;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A note of HR, which may ask a colleague for something. */
export function NoteForm({ candidate, field }: Props) {
  const notify = useNotify();
  const [text, write] = useDraft(draftKey('nota', candidate.id));
  const [shared, share] = useState(false);
  const { data: team } = useRead(
    ['team', 'application', candidate.aplicacion_id],
    () => api.get('/api/applications/{id}/team', at(candidate.aplicacion_id)),
    { enabled: candidate.vacante_id !== null },
  );
  const { canAccess: mayAsk } = useCanAccess({ resource: 'tasks', action: 'create' });
  const colleagues = useStaff();
  const proposal = useNoteTask(mayAsk ? text : '', colleagues);
  const { task } = proposal;
  const saving = useConversationWrite(
    (texto: string) =>
      api.post('/api/notes', {
        body: { candidato_id: candidate.id, texto, privada: !shared, ...(task && { tarea: task }) },
      }),
    false,
  );
  const named = (whole: string) => {
    write(whole);
    field.current?.focus();
  };
  async function save() {
    await saving.mutateAsync(text.trim());
    write('');
    share(false);
    proposal.reset();
    notify(task ? 'mail.composer.nota.doneWithTask' : 'mail.composer.nota.done', { type: 'success' });
    afterSending(field);
  }
  return (
    <TextForm
      kind="nota"
      busy={saving.isPending}
      error={saving.error}
      ready={text.trim() !== '' && task?.titulo.trim() !== ''}
      onSend={save}
    >
      <CountedField
        label={translate('mail.composer.nota.field')}
        help="mail.composer.nota.help"
        limit={NOTE_LIMITS.texto}
        value={text}
        busy={saving.isPending}
        inputRef={field}
        onChange={write}
      />
      {mayAsk && <MentionChoices text={text} staff={colleagues} onChoose={named} />}
      {team && team.equipo.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={shared} onChange={(_event, checked) => share(checked)} />}
          label={translate('mail.composer.nota.share', {
            names: team.equipo.map(({ nombre }) => nombre).join(', '),
          })}
        />
      )}
      <NoteTask proposal={proposal} staff={colleagues} busy={saving.isPending} />
    </TextForm>
  );
}

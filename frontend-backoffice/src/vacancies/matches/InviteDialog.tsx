import '../../i18n/vacancies';
import { Typography } from '@mui/material';
import { INVITACION_RESULTADO_TEXT, type MessageText } from '@hiring/contract';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { fullName } from '../../candidates/useCandidate';
import { MessageDialog, WritingForm } from '../../mail/WritingForm';
import { beginningOf, MessageParts } from '../../mail/MessageParts';
import { pluralOf } from '../../ui/format/counts';
import { focusFirst } from '../../ui/keyboard';
import { keptValues } from '../../ui/forms/drafts';
import { Loaded } from '../../ui/Loaded';
import type { Match, Vacancy } from '../vacancy';
import { MainButton } from '../../ui/buttons';
import { api, at, useWrite, type Schemas } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { Alert } from '../../ui/Alert';

interface Props {
  vacancy: Vacancy;
  people: readonly Match[];
  onDone: () => void;
  onClose: () => void;
}

function NotSent({ people, answer }: { people: readonly Match[]; answer: Schemas['InviteResponse'] }) {
  const names = new Map(people.map((person) => [person.candidato_id, fullName(person)]));
  const left = answer.resultados.filter(({ resultado }) => resultado !== 'invitada');
  return (
    <Alert severity="warning" role="status">
      {translate(
        answer.enviadas === 0 ? 'vacancies.invite.failure' : 'vacancies.invite.sentBut',
        pluralOf(answer.enviadas),
      )}
      <ul>
        {left.map(({ candidato_id, resultado }) => (
          <li key={candidato_id}>
            {names.get(candidato_id)}: {INVITACION_RESULTADO_TEXT[resultado].toLowerCase()}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export function InviteDialog({ vacancy, people, onDone, onClose }: Props) {
  const notify = useNotify();
  // The people chosen when the dialog opened, because sending empties the selection.
  const [invited] = useState(people);
  const template = useGetOne<Schemas['TemplateResponse']>(
    'templates',
    { id: 'invitacion_vacante' },
    { gcTime: 0, staleTime: Infinity },
  );
  const invite = useWrite(
    (text: MessageText) =>
      api.post(
        '/api/vacancies/{id}/invitations',
        at(vacancy.id, {
          ...text,
          candidatos: invited.map(({ candidato_id }) => candidato_id),
        }),
      ),
    { changes: ['invitations', 'emails'], notifies: false },
  );
  const keptAs = `mensaje:invitacion:${vacancy.id}`;
  const example = invited[0] && { candidato_id: invited[0].candidato_id };
  const send = async (text: MessageText) => {
    const { enviadas } = await invite.mutateAsync(text);
    keptValues.drop(keptAs);
    onDone();
    if (enviadas < invited.length) return;
    notify('vacancies.invite.done', { type: 'success', messageArgs: { smart_count: enviadas } });
    onClose();
  };
  return (
    <MessageDialog
      title={translate('vacancies.invite.title', { ...pluralOf(invited.length), title: vacancy.titulo })}
      onClose={onClose}
    >
      {invite.data ? (
        <>
          <NotSent people={invited} answer={invite.data} />
          <MainButton
            // The button that had the focus is gone.
            ref={focusFirst}
            onClick={onClose}
            sx={{ mb: 2, justifySelf: 'end' }}
          >
            {translate('vacancies.invite.understood')}
          </MainButton>
        </>
      ) : (
        <Loaded of={template} failed="vacancies.invite.failed">
          {(data) => (
            <WritingForm
              defaultValues={beginningOf(keptAs, data)}
              failure="vacancies.invite.failure"
              label={translate('vacancies.invite.send', { smart_count: invited.length })}
              send={({ asunto, cuerpo }) => send({ asunto, cuerpo })}
              onClose={onClose}
            >
              <Typography variant="note">
                {translate('vacancies.invite.lead', { names: invited.map(fullName).join(', ') })}
              </Typography>
              <MessageParts
                keptAs={keptAs}
                template={data}
                variables={data.variables}
                read={(text) =>
                  api.post('/api/vacancies/{id}/invitations/preview', at(vacancy.id, { ...text, ...example }))
                }
              />
            </WritingForm>
          )}
        </Loaded>
      )}
    </MessageDialog>
  );
}

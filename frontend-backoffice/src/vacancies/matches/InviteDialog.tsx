import { Alert, Box, Typography } from '@mui/material';
import { counted, INVITACION_RESULTADO_TEXT } from '@hiring/contract';
import type { MessageText } from '@hiring/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fullName } from '../../candidates/useCandidate';
import { MessageDialog, WritingForm } from '../../mail/WritingForm';
import { beginningOf, MessageParts } from '../../mail/MessageParts';
import { focusFirst } from '../../ui/keyboard';
import { keptValues } from '../../ui/forms/drafts';
import { Loaded } from '../../ui/Loaded';
import type { Match, Vacancy } from '../vacancy';
import { MainButton } from '../../ui/buttons';
import { api, at, useRead, useWrite, type Schemas } from '../../providers/api';

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
      {answer.enviadas === 0
        ? 'No se ha enviado ninguna invitación.'
        : `${counted(answer.enviadas, 'invitación enviada', 'invitaciones enviadas')}. A estas personas no:`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {left.map(({ candidato_id, resultado }) => (
          <li key={candidato_id}>
            {names.get(candidato_id)}: {INVITACION_RESULTADO_TEXT[resultado].toLowerCase()}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

export function InviteDialog({ vacancy, people, onDone, onClose }: Props) {
  const notify = useNotify();
  // Those of the moment it opened: sending empties the choice.
  const [invited] = useState(people);
  const template = useRead(
    ['invitation-template'],
    () => api.get('/api/templates/{id}', at('invitacion_vacante')),
    {
      gcTime: 0,
      staleTime: Infinity,
    },
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
    { reads: ['vacancy-matches', 'invitations'], tells: false },
  );
  const keptAs = `mensaje:invitacion:${vacancy.id}`;
  const example = invited[0] && { candidato_id: invited[0].candidato_id };
  const send = async (text: MessageText) => {
    const { enviadas } = await invite.mutateAsync(text);
    keptValues.drop(keptAs);
    onDone();
    if (enviadas < invited.length) return;
    notify(enviadas === 1 ? 'Invitación enviada' : `${enviadas} invitaciones enviadas`, { type: 'success' });
    onClose();
  };
  return (
    <MessageDialog
      title={`Invitar a ${counted(invited.length, 'persona', 'personas')} a «${vacancy.titulo}»`}
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
            Entendido
          </MainButton>
        </>
      ) : (
        <Loaded of={template} failed="No se puede preparar la invitación">
          {(data) => (
            <WritingForm
              defaultValues={beginningOf(keptAs, data)}
              failure="No se ha enviado ninguna invitación."
              label={invited.length === 1 ? 'Enviar invitación' : `Enviar ${invited.length} invitaciones`}
              busyLabel="Enviando..."
              send={({ asunto, cuerpo }) => send({ asunto, cuerpo })}
              onClose={onClose}
            >
              <Typography variant="note">
                Para {invited.map(fullName).join(', ')}. Cada persona recibe su propio correo, con un enlace
                para no recibir más propuestas, y un aviso en su portal.
              </Typography>
              <MessageParts
                keptAs={keptAs}
                template={data}
                variables={data.variables}
                variablesTitle="Variables: se cambian por los datos de cada persona"
                rows={7}
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

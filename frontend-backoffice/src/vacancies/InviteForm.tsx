import { Alert, Box, Button, DialogActions, Typography } from '@mui/material';
import { INVITACION_RESULTADO_TEXT } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { fullName } from '../candidates/types';
import { messageTextDraft } from '../emails/messageTextDraft';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import type { Match, Vacancy } from './types';
import { WordsAndPreview } from './WordsAndPreview';

interface Props {
  vacancy: Vacancy;
  people: readonly Match[];
  template: Schemas['TemplateResponse'];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
  onClose: () => void;
}

const KIND = 'invitacion';

/** Those who got none, and why. */
function NotSent({ people, answer }: { people: readonly Match[]; answer: Schemas['InviteResponse'] }) {
  const names = new Map(people.map((person) => [person.candidato_id, fullName(person)]));
  const left = answer.resultados.filter(({ resultado }) => resultado !== 'invitada');
  return (
    <Alert severity="warning" role="status">
      {answer.enviadas === 0
        ? 'No se ha enviado ninguna invitación.'
        : `${answer.enviadas} ${answer.enviadas === 1 ? 'invitación enviada' : 'invitaciones enviadas'}. A estas personas no:`}
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

/** The button that had it is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** What is typed stays until it is sent. */
export function InviteForm({ vacancy, people, template, onBusy, onDone, onClose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [text, setText] = useState(
    () => messageTextDraft.read(vacancy.id, KIND) ?? { asunto: template.asunto, cuerpo: template.cuerpo },
  );
  const example = people[0]?.candidato_id;
  const send = useMutation({
    mutationFn: () =>
      dataProvider.inviteToVacancy(vacancy.id, {
        ...text,
        candidatos: people.map(({ candidato_id }) => candidato_id),
      }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: async (answer) => {
      messageTextDraft.drop(vacancy.id, KIND);
      onDone();
      if (answer.enviadas === people.length) {
        notify(answer.enviadas === 1 ? 'Invitación enviada' : `${answer.enviadas} invitaciones enviadas`, {
          type: 'success',
        });
        onClose();
      }
      await Promise.all(
        [['vacancy-matches', vacancy.id], ['invitations']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };

  if (send.data) {
    return (
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        <NotSent people={people} answer={send.data} />
        <DialogActions sx={{ px: 0, pb: 2 }}>
          <Button variant="contained" color="secondary" ref={takeFocus} onClick={onClose}>
            Entendido
          </Button>
        </DialogActions>
      </Box>
    );
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, minWidth: 0, pt: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        Para {people.map(fullName).join(', ')}. Cada persona recibe su propio correo, con un enlace para no
        recibir más propuestas, y un aviso en su portal.
      </Typography>
      <WordsAndPreview
        text={text}
        onWrite={(value) => {
          setText(value);
          messageTextDraft.keep(vacancy.id, KIND, value);
        }}
        errors={fieldErrorsOf(send.error)}
        variables={template.variables}
        previewKey={[KIND, vacancy.id, example]}
        load={() =>
          dataProvider.previewInvitation(vacancy.id, {
            ...text,
            ...(example ? { candidato_id: example } : {}),
          })
        }
      />
      {send.isError && (
        <Alert severity="error">
          No se ha enviado ninguna invitación. {reasonOf(send.error)} Lo escrito sigue aquí.
        </Alert>
      )}
      <DialogActions
        sx={{ px: 0, pb: 2, position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <Button onClick={onClose} disabled={send.isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" color="secondary" disabled={send.isPending}>
          {send.isPending
            ? 'Enviando...'
            : people.length === 1
              ? 'Enviar invitación'
              : `Enviar ${people.length} invitaciones`}
        </Button>
      </DialogActions>
    </Box>
  );
}

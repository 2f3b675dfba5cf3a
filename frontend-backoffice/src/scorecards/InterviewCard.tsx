import { Box, Button, Card, Typography } from '@mui/material';
import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADO_TONE,
  SCORECARD_REQUEST_LABEL,
  SCORECARD_REQUEST_TONE,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useState } from 'react';
import { formatMoment } from '../format/dates';
import { useWrite } from '../providers/useWrite';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { ToneBadge } from '../ui/ToneBadge';
import { AskScorecardDialog } from './AskScorecardDialog';
import { ScorecardForm } from './ScorecardForm';
import { ScorecardView } from './ScorecardView';
import type { InterviewScorecards } from './types';

function Asked({ request }: { request: Schemas['ScorecardRequestResponse'] }) {
  const revoke = useWrite((provider, id: string) => provider.revokeScorecardRequest(id), {
    reads: ['scorecards'],
    done: 'Petición retirada.',
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
      <Typography variant="body2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
        {request.nombre} ({request.email})
      </Typography>
      <ToneBadge tone={SCORECARD_REQUEST_TONE[request.estado]}>
        {SCORECARD_REQUEST_LABEL[request.estado]}
      </ToneBadge>
      {request.estado === 'pendiente' && (
        <ConfirmedButton
          label="Retirar"
          question={`¿Retirar la petición a ${request.nombre}?`}
          explanation="Su enlace dejará de servir."
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(request.id)}
        />
      )}
    </Box>
  );
}

const hiddenText = (hidden: number): string =>
  hidden === 1
    ? 'Hay otra evaluación. La verás cuando hayas dado la tuya.'
    : `Hay otras ${hidden} evaluaciones. Las verás cuando hayas dado la tuya.`;

/** An interview and what was thought of it. */
export function InterviewCard({ interview }: { interview: InterviewScorecards }) {
  const [giving, setGiving] = useState(false);
  const [asking, setAsking] = useState(false);
  const { estado, evaluable, propia, otras, ocultas, peticiones } = interview;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 2.5 }, '& + &': { mt: 2 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h4" sx={{ fontWeight: 700, mr: 'auto' }}>
          Entrevista del {formatMoment(interview.inicio)}
        </Typography>
        <ToneBadge tone={INTERVIEW_ESTADO_TONE[estado]}>{INTERVIEW_ESTADO_LABEL[estado]}</ToneBadge>
      </Box>
      {interview.entrevistador_nombre && (
        <Typography variant="body2" color="text.secondary">
          Con {interview.entrevistador_nombre}
        </Typography>
      )}
      {ocultas > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {hiddenText(ocultas)}
        </Typography>
      )}
      {propia && (
        <ScorecardView
          own
          card={propia}
          action={
            evaluable && (
              <Button size="small" variant="outlined" onClick={() => setGiving(true)}>
                Cambiar
              </Button>
            )
          }
        />
      )}
      {otras.map((card) => (
        <ScorecardView key={card.id} card={card} />
      ))}
      {peticiones.length > 0 && (
        <Box component="ul" aria-label="Evaluaciones pedidas" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5 }}>
          {peticiones.map((request) => (
            <Asked key={request.id} request={request} />
          ))}
        </Box>
      )}
      {evaluable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {!propia && (
            <Button size="small" variant="contained" onClick={() => setGiving(true)}>
              Dar mi evaluación
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
            Pedir a alguien sin cuenta
          </Button>
        </Box>
      )}
      {giving && <ScorecardForm interview={interview} onClose={() => setGiving(false)} />}
      {asking && (
        <AskScorecardDialog interviewId={interview.entrevista_id} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

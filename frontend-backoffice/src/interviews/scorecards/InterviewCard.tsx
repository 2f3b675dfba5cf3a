import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADO_TONE,
  LIMITS,
  type Recomendacion,
  RECOMENDACION_LABEL,
  RECOMENDACION_TONE,
  RECOMENDACIONES,
  SCORE_LABEL,
  SCORECARD_LIMITS,
  SCORECARD_REQUEST_LABEL,
  SCORECARD_REQUEST_TONE,
  SCORES,
} from '@hiring/contract';
import { required, TextInput } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { ToggleInput } from '../../ui/forms/ToggleInput';
import { upTo } from '../../ui/forms/inputs';
import { api, at, type Schemas } from '../../providers/api';
import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DialogButton } from '../../ui/buttons';
import { formatMoment } from '../../ui/format/dates';
import { ToneBadge } from '../../ui/display/text';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { translate } from '../../i18n/texts';
import { Apart, Ends, LongText, PaddedCard, Sunken } from '../../ui/layout';
import { Comparison, Summary } from './Comparison';

export type Criterion = Schemas['CriterionResponse'];
type InterviewScorecards = Schemas['InterviewScorecards'];

interface Values {
  puntos?: Record<string, number | null>;
  recomendacion: Recomendacion;
  comentario?: string;
}

const POINTS = SCORES.map((id) => ({ id, name: `${id} ${SCORE_LABEL[id]}` }));
const ANSWERS = RECOMENDACIONES.map((id) => ({ id, name: RECOMENDACION_LABEL[id] }));
const CHOSEN = required('interviews.scorecards.noRecommendation');

/** One's own scorecard; what is left out is not scored. */
function ScorecardForm({
  of,
  byManager,
  onClose,
}: {
  of: InterviewScorecards;
  byManager: boolean;
  onClose: () => void;
}) {
  const { entrevista_id, criterios, propia } = of;
  const cardOf = ({ puntos = {}, ...card }: Values, version: number) => ({
    ...card,
    puntuaciones: criterios.flatMap(({ id }) =>
      puntos[id] ? [{ criterio_id: id, puntos: puntos[id] }] : [],
    ),
    ...(version && { version }),
  });
  const save = async (card: Values, version: number) => {
    const order = at(entrevista_id, cardOf(card, version));
    if (byManager) await api.put('/api/team/interviews/{id}/scorecard', order);
    else await api.put('/api/scorecards/{id}', order);
  };
  return (
    <FormDialog<Values>
      title="interviews.scorecards.own"
      submitLabel="interviews.scorecards.save"
      begin="button[aria-pressed]"
      {...(propia && {
        defaultValues: {
          recomendacion: propia.recomendacion,
          comentario: propia.comentario ?? '',
          puntos: Object.fromEntries(propia.puntuaciones.map((score) => [score.criterio_id, score.puntos])),
        },
      })}
      version={propia?.version ?? 0}
      save={save}
      changes={['scorecards', 'team']}
      done="interviews.scorecards.saved"
      keptAs={`evaluacion:${entrevista_id}`}
      onClose={onClose}
    >
      {criterios.map(({ id, nombre, descripcion }) => (
        <ToggleInput key={id} source={`puntos.${id}`} label={nombre} hint={descripcion} choices={POINTS} />
      ))}
      <ToggleInput
        source="recomendacion"
        label="interviews.scorecards.recommend"
        choices={ANSWERS}
        validate={CHOSEN}
      />
      <TextInput
        source="comentario"
        label="interviews.scorecards.comment"
        multiline
        minRows={3}
        helperText="interviews.scorecards.commentHelp"
        slotProps={upTo(SCORECARD_LIMITS.comment)}
      />
    </FormDialog>
  );
}

/** Asks somebody without an account for their scorecard. */
function AskScorecardDialog({ interviewId, onClose }: { interviewId: string; onClose: () => void }) {
  return (
    <FormDialog<Schemas['AskScorecardRequest']>
      title="interviews.scorecards.ask"
      maxWidth="xs"
      submitLabel="interviews.scorecards.sendLink"
      save={(request) => api.post('/api/scorecards/{id}/requests', at(interviewId, request))}
      changes={['scorecards']}
      done="interviews.scorecards.asked"
      onClose={onClose}
    >
      <DialogContentText>
        {translate('interviews.scorecards.askHelp', { days: SCORECARD_LIMITS.linkDays })}
      </DialogContentText>
      <TextInput
        source="nombre"
        label="interviews.scorecards.name"
        isRequired
        slotProps={upTo(SCORECARD_LIMITS.name)}
      />
      <TextInput
        source="email"
        label="interviews.scorecards.email"
        type="email"
        isRequired
        slotProps={upTo(LIMITS.email)}
      />
    </FormDialog>
  );
}

const GIVEN_POINTS = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  typography: 'body2',
  '& dd': { fontWeight: 700 },
};

interface Props {
  card: Schemas['ScorecardResponse'];
  own?: boolean;
  action?: ReactNode;
}

/** A scorecard as it was given. */
function ScorecardView({ card, own = false, action }: Props) {
  return (
    <Sunken>
      <Stack spacing={1}>
        <Ends>
          <Typography component="h5" variant="strong">
            {own ? translate('interviews.scorecards.own') : card.autor_nombre}
          </Typography>
          <ToneBadge tone={RECOMENDACION_TONE[card.recomendacion]}>
            {RECOMENDACION_LABEL[card.recomendacion]}
          </ToneBadge>
        </Ends>
        <Typography variant="hint">{formatMoment(card.updated_at)}</Typography>
        {card.puntuaciones.length > 0 && (
          <Box component="dl" sx={GIVEN_POINTS}>
            {card.puntuaciones.map(({ criterio_id, nombre, puntos }) => (
              <Fragment key={criterio_id}>
                <dt>{nombre}</dt>
                <dd>{translate('interviews.scorecards.points', { points: puntos })}</dd>
              </Fragment>
            ))}
          </Box>
        )}
        {card.comentario && <LongText variant="body2">{card.comentario}</LongText>}
        {action && <div>{action}</div>}
      </Stack>
    </Sunken>
  );
}

function Asked({ request }: { request: Schemas['ScorecardRequestResponse'] }) {
  return (
    <Apart component="li" spacing={1}>
      <Typography variant="body2">
        {request.nombre} ({request.email})
      </Typography>
      <ToneBadge tone={SCORECARD_REQUEST_TONE[request.estado]}>
        {SCORECARD_REQUEST_LABEL[request.estado]}
      </ToneBadge>
      {request.estado === 'pendiente' && (
        <WriteButton
          {...confirmTexts('interviews.scorecards.withdraw.', { name: request.nombre })}
          write={() => api.post('/api/scorecards/requests/{id}/revoke', at(request.id))}
          changes={['scorecards']}
          done="interviews.scorecards.withdrawn"
        />
      )}
    </Apart>
  );
}

interface InterviewCardProps {
  interview: InterviewScorecards;
  /** A manager gives their own scorecard and asks nobody else. */
  byManager?: boolean;
  /** Address of its guide, for whoever holds it. */
  guide?: string | undefined;
}

/** An interview and what was thought of it. */
export function InterviewCard({ interview, byManager = false, guide }: InterviewCardProps) {
  const give = (close: () => void) => <ScorecardForm of={interview} byManager={byManager} onClose={close} />;
  const { estado, evaluable, propia, otras, ocultas, peticiones, entrevistador_nombre: name } = interview;
  return (
    <PaddedCard component="article">
      <Stack spacing={1.5}>
        <Apart spacing={1}>
          <Typography component="h4" variant="strong">
            {translate('interviews.scorecards.interview', { moment: formatMoment(interview.inicio) })}
          </Typography>
          <ToneBadge tone={INTERVIEW_ESTADO_TONE[estado]}>{INTERVIEW_ESTADO_LABEL[estado]}</ToneBadge>
        </Apart>
        {name && <Typography variant="note">{translate('interviews.words.by', { name })}</Typography>}
        {ocultas > 0 && (
          <Typography variant="body2">
            {translate('interviews.scorecards.hidden', { smart_count: ocultas })}
          </Typography>
        )}
        <Comparison comparadas={interview.comparadas} comparacion={interview.comparacion} />
        <Summary of={interview} />
        {propia && (
          <ScorecardView
            own
            card={propia}
            action={
              evaluable && (
                <DialogButton size="small" variant="outlined" dialog={give}>
                  {translate('interviews.scorecards.change')}
                </DialogButton>
              )
            }
          />
        )}
        {otras.map((card) => (
          <ScorecardView key={card.id} card={card} />
        ))}
        {peticiones.length > 0 && (
          <Stack component="ul" spacing={1} aria-label={translate('interviews.scorecards.askedList')}>
            {peticiones.map((request) => (
              <Asked key={request.id} request={request} />
            ))}
          </Stack>
        )}
        {evaluable && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {guide && (
              <Button component={Link} to={guide} size="small" variant="outlined">
                {translate('interviews.room.openGuide')}
              </Button>
            )}
            <DialogButton shown={!propia} size="small" variant="contained" dialog={give}>
              {translate('interviews.scorecards.give')}
            </DialogButton>
            {!byManager && (
              <DialogButton
                size="small"
                variant="outlined"
                dialog={(close) => (
                  <AskScorecardDialog interviewId={interview.entrevista_id} onClose={close} />
                )}
              >
                {translate('interviews.scorecards.askOther')}
              </DialogButton>
            )}
          </Stack>
        )}
      </Stack>
    </PaddedCard>
  );
}

import './team';
import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { isEndedEstado, TEAM_PROPOSAL_LABEL, TEAM_PROPOSALS, type TeamProposal } from '@hiring/contract';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { BoardFrame } from '../candidates/board/BoardFrame';
import { type BoardColumn, columnOf } from '../candidates/board/card';
import { ColumnView } from '../candidates/board/ColumnView';
import { fullName } from '../candidates/useCandidate';
import { BackLink } from '../ui/buttons';
import { CoveringLink } from '../ui/display/Detail';
import { formatDay } from '../ui/format/dates';
import { RowMenu } from '../ui/lists/RowMenu';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { api, type Schemas, useRead, withoutBlanks } from '../providers/api';
import { translate } from '../i18n/texts';
import { ProposalDialog } from './ProposalDialog';
import { proposalFor } from './proposalFor';
import { teamAddress, type TeamApplication } from './team';

/** What is proposed for whom. */
interface Proposing {
  card: TeamApplication;
  propuesta: TeamProposal;
}

const boardKey = (vacante: string) => ['team', 'board', vacante] as const;

interface CardProps {
  card: TeamApplication;
  onPropose: (proposing: Proposing) => void;
}

function CardFace({ card, onPropose }: CardProps) {
  const navigate = useNavigate();
  const { id, estado, cv_url, propuesta, vista_at, fecha_aplicacion } = card;
  return (
    <>
      <div className="line name" title={fullName(card)}>
        <CoveringLink to={teamAddress(id)}>{fullName(card)}</CoveringLink>
      </div>
      {/* Empty, it keeps what is below clear of the menu. */}
      <div className="line muted">{vista_at ? '\u00a0' : translate('team.unseen')}</div>
      <div className="line muted facts">
        <time dateTime={fecha_aplicacion}>{formatDay(fecha_aplicacion)}</time>
        <span>{propuesta && translate('team.board.proposed', { what: TEAM_PROPOSAL_LABEL[propuesta] })}</span>
      </div>
      <Box sx={{ position: 'absolute', zIndex: 1, top: 0, right: 0 }}>
        <RowMenu
          of={fullName(card)}
          items={[
            { label: 'team.board.open', onChoose: () => void navigate(teamAddress(id)) },
            ...(cv_url ? [{ label: 'team.record.cv', href: cv_url }] : []),
            ...(isEndedEstado(estado) ? [] : TEAM_PROPOSALS).map((one, place) => ({
              label: translate('team.board.propose', { what: TEAM_PROPOSAL_LABEL[one] }),
              apart: place === 0,
              onChoose: () => onPropose({ card, propuesta: one }),
            })),
          ]}
        />
      </Box>
    </>
  );
}

interface ColumnProps extends Pick<CardProps, 'onPropose'> {
  vacante: string;
  column: BoardColumn;
  carried: boolean;
}

function Column({ vacante, column, carried, onPropose }: ColumnProps) {
  const { etapa, estado, fase, id } = column;
  const query = useInfiniteQuery({
    queryKey: [...boardKey(vacante), id],
    queryFn: ({ pageParam }) => {
      const where = fase ? { fase: fase.id } : withoutBlanks({ estado });
      const params = { query: { vacante, etapa, ...where, ...withoutBlanks({ cursor: pageParam }) } };
      return api.get('/api/team/board/column', { params });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
  });
  const cards = query.data?.pages.flatMap(({ tarjetas }) => tarjetas) ?? [];
  return (
    <ColumnView
      {...{ column, cards, query, carried }}
      face={(card) => <CardFace card={card} onPropose={onPropose} />}
    />
  );
}

function Board({ vacante, columns: read }: { vacante: string; columns: Schemas['BoardColumn'][] }) {
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const client = useQueryClient();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string>();
  const [proposing, setProposing] = useState<Proposing>();
  const columns = read.map(columnOf);

  const findCard = (id: string): TeamApplication | undefined =>
    client
      .getQueriesData<{ pages?: Schemas['TeamBoardPage'][] }>({ queryKey: boardKey(vacante) })
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ tarjetas }) => tarjetas)
      .find((card) => card.id === id);
  // The card stays where it is: human resources moves it.
  const onDrop = (card: TeamApplication, to: BoardColumn) => {
    const propuesta = proposalFor(columns, card, to);
    if (propuesta) setProposing({ card, propuesta });
    else notify(isEndedEstado(card.estado) ? 'team.board.over' : 'team.board.backwards', { type: 'info' });
  };

  return (
    <>
      <BoardFrame
        {...{ columns, wide, chosen, findCard, onDrop }}
        onChoose={setChosen}
        column={(column, carried) => <Column {...{ vacante, column, carried }} onPropose={setProposing} />}
      />
      {proposing && (
        <ProposalDialog
          id={proposing.card.id}
          before={{ propuesta: proposing.propuesta }}
          onClose={() => setProposing(undefined)}
        />
      )}
    </>
  );
}

/** The applications to an opening of a manager, by phase. */
export function TeamBoard() {
  const { id = '' } = useParams();
  const { data: openings = [] } = useRead(['team', 'vacancies'], () => api.get('/api/team/vacancies'));
  const query = useRead(['team', 'board-columns', id], () =>
    api.get('/api/team/board/columns', { params: { query: { vacante: id } } }),
  );
  return (
    <>
      <BackLink to="/equipo">{translate('team.title')}</BackLink>
      <PageHeader
        title={openings.find((one) => one.id === id)?.titulo ?? 'team.board.title'}
        lead="team.board.lead"
      />
      <h2 style={visuallyHidden}>{translate('team.board.cards')}</h2>
      <Loaded of={query} failed="team.board.failed" missing="team.board.missing">
        {(columns) => <Board key={id} vacante={id} columns={columns} />}
      </Loaded>
    </>
  );
}

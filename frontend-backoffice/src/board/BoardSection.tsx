import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { Stage } from '@hiring/contract';
import type { BoardScope } from './card';
import { FeedbackDialog } from '../candidates/FeedbackDialog';
import { fullName } from '../candidates/types';
import { BoardColumns } from './BoardColumns';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardHelp } from './BoardHelp';
import { CardMenu } from './CardMenu';
import type { BoardCard } from './card';
import { useBoard } from './useBoard';
import { useBoardLive } from './useBoardLive';

const NAMES = ['vacante', 'departamento', 'prioridad', 'q'] as const;

/** The filters that have a value, without the blanks around it. */
const given = (valueOf: (name: (typeof NAMES)[number]) => string | null | undefined): BoardScope =>
  Object.fromEntries(
    NAMES.map((name) => [name, valueOf(name)?.trim()] as const).filter(([, value]) => value),
  );

/** The board of the address, `/admin/tablero?vacante=…`, and a way to another one. */
function useBoardScope() {
  const [params, setParams] = useSearchParams();
  const change = (next: BoardScope) =>
    setParams(
      (current) => {
        for (const name of NAMES) current.delete(name);
        for (const [name, value] of Object.entries(given((each) => next[each]))) current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return { scope: given((name) => params.get(name)), change };
}

/** 'Candidaturas por fase': everybody by the current application, or one vacancy's applications. */
export function BoardSection() {
  const { scope, change } = useBoardScope();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [stage, setStage] = useState<Stage>('recibida');

  return (
    <Box component="section" aria-labelledby="tablero-titulo">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h2" id="tablero-titulo">
          Candidaturas por fase
        </Typography>
        <BoardFilterBar scope={scope} onChange={change} />
        <BoardHelp wide={wide} />
      </Box>
      {/* Another board is another one altogether: what had moved on this one stays behind. */}
      <OneBoard key={JSON.stringify(scope)} scope={scope} wide={wide} stage={stage} onStage={setStage} />
    </Box>
  );
}

interface Props {
  scope: BoardScope;
  wide: boolean;
  stage: Stage;
  onStage: (stage: Stage) => void;
}

function OneBoard({ scope, wide, stage, onStage }: Props) {
  const board = useBoard(scope);
  const [said, setSaid] = useState({ text: '', times: 0 });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  const { pickUp, putDown } = useBoardLive(board, scope, say);

  const [menu, setMenu] = useState<{ card: BoardCard; anchor: HTMLElement | null }>();
  const openMenu = useCallback((card: BoardCard, anchor: HTMLElement) => setMenu({ card, anchor }), []);
  const [feedbackOn, setFeedbackOn] = useState<BoardCard>();

  return (
    <>
      <BoardColumns
        board={board}
        wide={wide}
        stage={stage}
        onStage={onStage}
        onPickUp={pickUp}
        onPutDown={putDown}
        onMenu={openMenu}
      />
      {menu && (
        <CardMenu {...menu} onClose={() => setMenu({ ...menu, anchor: null })} onFeedback={setFeedbackOn} />
      )}
      <Box role="status" aria-live="polite" style={visuallyHidden}>
        {/* The same words twice are said twice. */}
        <span key={said.times}>{said.text}</span>
      </Box>
      {feedbackOn && (
        <FeedbackDialog
          target={{ applicationId: feedbackOn.aplicacion_id, name: fullName(feedbackOn) }}
          onClose={() => setFeedbackOn(undefined)}
        />
      )}
    </>
  );
}

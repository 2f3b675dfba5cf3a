import '../../i18n/record';
import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { PRIORIDAD_LABEL, PRIORIDADES } from '@hiring/contract';
import {
  AutocompleteInput,
  FilterLiveForm,
  FilterLiveSearch,
  ListContextProvider,
  type RaRecord,
  ReferenceInput,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { useDepartments } from '../../panel/departments/useDepartments';
import type { BoardCard, BoardScope } from './card';
import { choicesOf, FILTER_BAR, FilterInput } from '../../ui/forms/inputs';
import { type ComponentProps, useCallback, useState } from 'react';
import { HelpButton } from '../../ui/buttons';
import { useSearchParams } from 'react-router-dom';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { FeedbackDialog } from './FeedbackDialog';
import { BoardColumns } from './BoardColumns';
import { CardMenu } from './CardMenu';
import { useBoard } from './useBoard';
import { useBoardLive } from './useBoardLive';
import { withoutBlanks } from '../../providers/api';
import { translate } from '../../i18n/texts';

const PRIORIDAD_CHOICES = choicesOf(PRIORIDADES, (prioridad) => PRIORIDAD_LABEL[prioridad]);
const NEWEST = { field: 'fecha_publicacion', order: 'DESC' } as const;
const SHRUNK = { shrink: true };
const byWords = (q: string) => (q ? { q } : {});

/** Which board and which of its cards; kept in the address. */
function BoardFilterBar({ scope, onChange }: { scope: BoardScope; onChange: (scope: BoardScope) => void }) {
  const { options: departments } = useDepartments();
  // react-admin's filter forms change the filters of a list: here those are the scope.
  const list = { ...useList<RaRecord>({ data: [] }), filterValues: scope, setFilters: onChange };
  return (
    <ResourceContextProvider value="applications">
      <ListContextProvider value={list}>
        <Box
          role="search"
          aria-label={translate('candidates.board.filter')}
          sx={{
            ...FILTER_BAR,
            flex: { xs: '1 1 100%', lg: '1 1 0' },
            display: 'grid',
            columnGap: 1,
            rowGap: 1.75,
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 2fr) minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
            },
            '& .ra-input-q, & .ra-input-vacante': { gridColumn: { xs: '1 / -1', md: 'auto' } },
          }}
        >
          <FilterLiveSearch
            source="q"
            label="candidates.board.search"
            type="search"
            margin="none"
            fullWidth
          />
          <FilterLiveForm debounce={0}>
            <ReferenceInput source="vacante" reference="vacancies" sort={NEWEST}>
              <AutocompleteInput
                label="candidates.board.vacancy"
                optionText="titulo"
                filterToQuery={byWords}
                margin="none"
                TextFieldProps={{ placeholder: translate('candidates.board.all'), InputLabelProps: SHRUNK }}
                size="small"
              />
            </ReferenceInput>
            <FilterInput source="departamento" label="candidates.board.department" choices={departments} />
            <FilterInput
              source="prioridad"
              label="candidates.people.priority"
              emptyText="candidates.board.all"
              choices={PRIORIDAD_CHOICES}
            />
          </FilterLiveForm>
          {Object.keys(scope).length > 0 && (
            <Button onClick={() => onChange({})}>{translate('ra.navigation.clear_filters')}</Button>
          )}
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

/** A text with what is *strong* in it, and its [keys] of the keyboard. */
const marked = (text: string) =>
  text.split(/(\*[^*]+\*|\[[^\]]+\])/).map((piece, place) => {
    const words = piece.slice(1, -1);
    if (piece.startsWith('*')) return <strong key={place}>{words}</strong>;
    if (!piece.startsWith('[')) return piece;
    return <kbd key={place}>{words}</kbd>;
  });

const HELP = ['menu', 'onPhone', 'live'];
const HELP_OF_CARRYING = ['drag', 'keyboard', 'menu', 'onDesk', 'decisions', 'live'];

/** How cards are moved: by mouse or finger, by keyboard, and by their menu. */
function BoardHelp({ wide }: { wide: boolean }) {
  return (
    <HelpButton
      label={translate('candidates.board.help.label')}
      title={translate('candidates.board.help.title')}
    >
      <Stack
        component="ul"
        spacing={0.75}
        sx={{ m: 0, p: '12px 16px 12px 32px', '& li': { maxWidth: '75ch' } }}
      >
        {(wide ? HELP_OF_CARRYING : HELP).map((item) => (
          <li key={item}>{marked(translate(`candidates.board.help.${item}`))}</li>
        ))}
      </Stack>
    </HelpButton>
  );
}

const NAMES = ['vacante', 'departamento', 'prioridad', 'q'] as const;

/** 'Candidaturas por fase': everybody by the current application, or one vacancy's applications. */
export function BoardSection() {
  // The board of the address, `/admin/tablero?vacante=…`, and a way to another one.
  const [params, setParams] = useSearchParams();
  const scope: BoardScope = withoutBlanks(
    Object.fromEntries(NAMES.map((name) => [name, params.get(name)?.trim() ?? null])),
  );
  const change = (next: BoardScope) =>
    setParams(
      (current) => {
        for (const name of NAMES) {
          const value = next[name]?.trim();
          if (value) current.set(name, value);
          else current.delete(name);
        }
        return current;
      },
      { replace: true },
    );
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [chosen, setChosen] = useState<string>();

  return (
    <Box component="section" aria-labelledby="tablero-titulo">
      <Stack direction="row" spacing={1.5} sx={{ mb: 1.5 }}>
        <Typography variant="h2" id="tablero-titulo">
          {translate('candidates.board.title')}
        </Typography>
        <BoardFilterBar scope={scope} onChange={change} />
        <BoardHelp wide={wide} />
      </Stack>
      {/* A new key for each board: cards that were moved on one board do not appear on another. */}
      <OneBoard key={JSON.stringify(scope)} scope={scope} wide={wide} chosen={chosen} onChoose={setChosen} />
    </Box>
  );
}

type Shown = Pick<ComponentProps<typeof BoardColumns>, 'wide' | 'chosen' | 'onChoose'>;

function OneBoard({ scope, ...shown }: Shown & { scope: BoardScope }) {
  const board = useBoard(scope);
  const [said, setSaid] = useState({ text: '', times: 0 });
  const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
  const live = useBoardLive(board, scope, say);

  const [menu, setMenu] = useState<{ card: BoardCard; anchor: HTMLElement | null }>();
  const openMenu = useCallback((card: BoardCard, anchor: HTMLElement) => setMenu({ card, anchor }), []);
  const [feedbackOn, setFeedbackOn] = useState<BoardCard>();

  return (
    <>
      <BoardColumns board={board} live={live} onMenu={openMenu} {...shown} />
      {menu && (
        <CardMenu {...menu} onClose={() => setMenu({ ...menu, anchor: null })} onFeedback={setFeedbackOn} />
      )}
      <Box role="status" aria-live="polite" style={visuallyHidden}>
        {/* A counter makes equal sentences differ, so that each is announced. */}
        <span key={said.times}>{said.text}</span>
      </Box>
      {feedbackOn && <FeedbackDialog card={feedbackOn} onClose={() => setFeedbackOn(undefined)} />}
    </>
  );
}

import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Menu, MenuItem, Paper, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { BULK_LIMITS, type BulkType, EXPORT_FORMATS, type Stage } from '@hiring/contract';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { lazyPart } from '../../ui/lazy';
import { useLeavingFields } from '../../fields/fieldFilters';
import { LIST_PANEL_ID, LIST_TITLE_ID } from '../list/StageTabs';
import type { CandidateRow } from '../useCandidate';
import { countOrMore, formatCount } from '../../ui/format/counts';
import { countOf, isEmpty, showRunning, targetsOf, useSelection } from './selection';
import { useExport } from './useExport';
import { isTaken } from '../list/ListKeys';
import { useKeyDown } from '../../ui/keyboard';
import { useMenu } from '../../ui/lists/useMenu';
import { translate } from '../../i18n/texts';
import { BusyButton } from '../../ui/buttons';

const BulkDialog = lazyPart(() => import('./BulkDialog'), 'BulkDialog');

interface Action {
  tipo: BulkType;
  label: string;
  estado?: Stage;
  /** The key of the list that presses the button. */
  key?: string;
}

const ACTIONS: readonly Action[] = [
  { tipo: 'mover', label: 'people.selection.move' },
  { tipo: 'mensaje', label: 'people.selection.message' },
  { tipo: 'mover', label: 'people.selection.reject', estado: 'rechazada', key: 'r' },
  { tipo: 'prioridad', label: 'people.selection.priority' },
  { tipo: 'etiqueta', label: 'people.selection.tag' },
];
const WRITE_FIELD: Action = { tipo: 'campo', label: 'people.selection.field' };

/** What can be done with everybody chosen; at the bottom of the window while somebody is. */
export function SelectionBar() {
  const { total, data, ...list } = useListContext<CandidateRow>();
  const filters = list.filterValues as object;
  const { selection, selectAll, clear } = useSelection();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = useState<Action | null>(null);
  const { button, menu, choose } = useMenu();
  const exporting = useExport();
  const hasFields = useLeavingFields().length > 0;
  const empty = isEmpty(selection);
  const next = useRef<HTMLElement | null>(null);

  // Once the bar and its dialog are gone, which take the focus with them, the keyboard goes on where it was.
  useEffect(() => {
    if (!empty || !next.current) return;
    const row = next.current.isConnected ? next.current : document.getElementById(LIST_TITLE_ID);
    // In the next frame: the dialog gives the focus back, to a button that is gone, as it goes.
    requestAnimationFrame(() => row?.focus({ preventScroll: true }));
    next.current = null;
  }, [empty]);
  const bar = useRef<HTMLElement>(null);
  const leave = () => {
    const chosen = document.querySelectorAll<HTMLElement>(`#${LIST_PANEL_ID} input[type=checkbox]:checked`);
    next.current = [...chosen].at(-1) ?? document.getElementById(LIST_TITLE_ID);
    clear();
  };
  useKeyDown((event) => {
    const busy = isTaken(event) || document.querySelector('[role=dialog]');
    if (event.key !== 'Escape' || empty || busy) return;
    // In a row the keyboard stays there; the bar goes, and the keyboard with it.
    if (bar.current?.contains(document.activeElement)) leave();
    else clear();
  });
  if (empty) return null;

  const count = countOf(selection, total);
  const counted = countOrMore(count);
  const targets = targetsOf(selection, filters);
  const tooMany = selection.kind === 'some' && selection.ids.size > BULK_LIMITS.ids;
  const others = total === undefined || total > (data?.length ?? 0);
  const actions = hasFields ? [...ACTIONS, WRITE_FIELD] : ACTIONS;
  const [inBar, inMenu] = wide ? [actions, []] : [actions.slice(0, 2), actions.slice(2)];

  return (
    <Paper
      id="seleccion"
      ref={bar}
      component="section"
      aria-label={translate('people.selection.label')}
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 6,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderTop: 2,
        borderColor: 'secondary.main',
        borderRadius: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.5,
      }}
    >
      <Box role="status" sx={{ fontWeight: 'fontWeightBold', pl: 0.5 }}>
        {translate('people.selection.chosen', { smart_count: count ?? 2, count: counted })}
      </Box>
      {selection.kind === 'some' && others && (
        <Button
          size="small"
          onClick={selectAll}
          sx={{ minHeight: 44, textAlign: 'left', order: { xs: 3, md: 0 } }}
        >
          {total === undefined
            ? translate('people.selection.selectAll')
            : translate('people.selection.selectTotal', { count: formatCount(total) })}
        </Button>
      )}
      <IconButton
        aria-label={translate('people.selection.clear')}
        onClick={leave}
        sx={{ ml: 'auto', width: 44, height: 44, order: { xs: 0, md: 3 } }}
      >
        <CloseOutlined />
      </IconButton>
      <Stack
        direction="row"
        spacing={1}
        sx={{
          width: { xs: '100%', md: 'auto' },
          ml: { md: 'auto' },
          order: { xs: 4, md: 2 },
          '& > button': { minHeight: 44, flex: { xs: '1 1 0', md: '0 0 auto' } },
        }}
      >
        {inBar.map((action) => (
          <Button
            key={action.label}
            variant="outlined"
            disabled={tooMany}
            data-key={action.key}
            onClick={() => setOpen(action)}
          >
            {translate(action.label)}
          </Button>
        ))}
        <BusyButton {...button} variant="outlined" busy={exporting.isPending}>
          {translate(
            exporting.isPending
              ? 'people.export.exporting'
              : wide
                ? 'people.export.label'
                : 'people.selection.more',
          )}
        </BusyButton>
        <Menu {...menu}>
          {inMenu.map((action) => (
            <MenuItem key={action.label} disabled={tooMany} onClick={choose(() => setOpen(action))}>
              {translate(action.label)}
            </MenuItem>
          ))}
          {EXPORT_FORMATS.map((formato) => (
            <MenuItem
              key={formato}
              disabled={tooMany}
              onClick={choose(() => exporting.mutate({ formato, ...targets }))}
            >
              {translate(`people.export.${formato}`)}
            </MenuItem>
          ))}
        </Menu>
      </Stack>
      {tooMany && (
        <Box role="alert" sx={{ width: '100%', order: 5 }}>
          {translate('people.selection.tooMany', { count: formatCount(BULK_LIMITS.ids) })}
        </Box>
      )}
      {open && (
        <BulkDialog
          tipo={open.tipo}
          estado={open.estado}
          targets={targets}
          counted={counted}
          onClose={() => setOpen(null)}
          onConfirmed={(action) => {
            setOpen(null);
            showRunning(action);
            // Nobody stays chosen: the next key is for the focused row, never for those it was done to.
            leave();
          }}
        />
      )}
    </Paper>
  );
}

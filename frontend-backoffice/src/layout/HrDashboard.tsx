import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { keepFocusNear } from '../candidates/keepFocusNear';
import { MoveDialogContext, type MoveTarget } from '../candidates/moves/moveTarget';
import { lazyPart, preload } from '../ui/lazy';
import { Box, Button, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useIsFetching } from '@tanstack/react-query';
import { ResourceContextProvider, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { CandidateDrawer, RECORD } from '../candidates/record/CandidateDrawer';
import { useBeside } from '../candidates/record/useBeside';
import { useRefreshCandidates } from '../candidates/useApplicationWrite';
import { ListSkeleton } from '../ui/Loaded';
import { RefreshButton } from '../ui/buttons';
import { SectionTabs } from '../ui/SectionTabs';
import { useTodayStrip } from './TodayStrip';
import { addressOf, SECTIONS, useSection } from './sections';
import { useRequired } from './useRequired';
import { translate } from '../i18n/texts';

const MoveDialog = lazyPart(() => import('../candidates/moves/MoveDialog'), 'MoveDialog');

interface Request {
  target: MoveTarget;
  to?: string;
}

/** One dialog for list, cards and drawer: it outlives the row that opened it when the list refreshes. */
function MoveDialogProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<Request>();
  const [open, setOpen] = useState(false);
  const moved = useRef(false);

  const openDialog = useCallback((target: MoveTarget, to?: string) => {
    moved.current = false;
    setRequest({ target, to });
    setOpen(true);
  }, []);

  return (
    <MoveDialogContext.Provider value={openDialog}>
      {children}
      {request && (
        <MoveDialog
          key={`${request.target.id} ${request.to}`}
          target={request.target}
          initial={request.to}
          open={open}
          onClose={() => setOpen(false)}
          onDone={() => {
            moved.current = true;
            setOpen(false);
          }}
          onExited={() => {
            setRequest(undefined);
            keepFocusNear(request.target.id, moved.current);
          }}
        />
      )}
    </MoveDialogContext.Provider>
  );
}

const ADDRESSES = SECTIONS.map((section) => ({ label: section.label, to: addressOf(section) }));

/** A column of names, and the record in the rest. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: 2,
  alignItems: 'start',
} as const;

const PRELOAD_AFTER_MS = 1500;

/**
 * What is opened from here is read when the section has its data: the other sections, the record, and the dialog of a
 * move, whose first keys must not reach the list.
 */
function ReadAhead() {
  const waiting = useIsFetching() > 0;
  useEffect(() => {
    if (waiting) return;
    const timer = window.setTimeout(() => {
      preload(...SECTIONS.map(({ Content }) => Content), MoveDialog, ...RECORD);
    }, PRELOAD_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [waiting]);
  return null;
}

function Refresh() {
  const refresh = useRefreshCandidates();
  const fetching = useIsFetching({ queryKey: ['candidates'] }) > 0;
  return <RefreshButton fetching={fetching} onClick={() => void refresh()} />;
}

/**
 * /admin and its sections, and the same screen behind /candidates/:id/show: all are children of one route, so a list
 * keeps its page, filters and scroll while a candidate is open.
 */
export function HrDashboard() {
  const section = useSection();
  const allowed = useRequired('candidates:read');
  const overList = section === SECTIONS[0];
  const beside = Boolean(useBeside()) && overList;
  const forToday = overList && !beside;
  const today = useTodayStrip();
  const { canAccess: mayImport } = useCanAccess({ resource: 'imports', action: 'write' });

  if (!allowed) return <ListSkeleton />;
  return (
    <ResourceContextProvider value="candidates">
      <title>{translate(section.label)}</title>
      <ReadAhead />
      <MoveDialogProvider>
        <Box
          component="header"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1 }}
        >
          <Typography
            variant="h2"
            component="h1"
            sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}
          >
            {translate(section.label)}
          </Typography>
          <SectionTabs
            name="layout.dashboard.sections"
            label="layout.dashboard.section"
            addresses={ADDRESSES}
            current={addressOf(section)}
            inline
          />
          {forToday && today.button}
          {mayImport && (
            <Button component={Link} to="/imports" variant="outlined" sx={{ ml: { sm: 'auto' } }}>
              {translate('layout.dashboard.import')}
            </Button>
          )}
          <Refresh />
        </Box>
        {forToday && today.tasks}
        <Box sx={beside ? BESIDE : {}}>
          <Suspense fallback={<ListSkeleton />}>
            <section.Content />
          </Suspense>
          <CandidateDrawer overList={overList} beside={beside} />
        </Box>
      </MoveDialogProvider>
    </ResourceContextProvider>
  );
}

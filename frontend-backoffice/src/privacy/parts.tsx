import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PageOf } from '../providers/calls/privacy';

/** A row of a list on this screen: what it is about, its facts, and what may be done. */
export function RowCard({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Card
      component="li"
      sx={{
        p: { xs: 1.75, sm: 2 },
        mb: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 340px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Card>
  );
}

export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

/** The heading of a part, what it is for, and its main button. */
export function PartHeader({ title, lead, action }: { title: string; lead: string; action?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '70ch' }}>
          {lead}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}

/** The page before and the next, where there is more than one. */
export function PartPager({
  of: { page, hasNextPage },
  setPage,
}: {
  of: PageOf<unknown>;
  setPage: (page: number) => void;
}) {
  if (page === 1 && !hasNextPage) return null;
  return (
    <Box component="nav" aria-label="Páginas" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
      <Button
        variant="outlined"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
        sx={{ minHeight: 44 }}
      >
        Anterior
      </Button>
      <Typography variant="body2">Página {page}</Typography>
      <Button
        variant="outlined"
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
        sx={{ minHeight: 44 }}
      >
        Siguiente
      </Button>
    </Box>
  );
}

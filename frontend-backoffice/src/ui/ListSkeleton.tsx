import { Box, Skeleton } from '@mui/material';

/** Placeholder while a list's first page loads. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Box role="status" aria-label="Cargando..." sx={{ p: 2, display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: 3 }}>
            <Skeleton width={`${60 + ((row * 17) % 35)}%`} />
            <Skeleton width="45%" height={14} />
          </Box>
          <Box sx={{ flex: 3, display: { xs: 'none', sm: 'block' } }}>
            <Skeleton width={`${55 + ((row * 23) % 40)}%`} />
          </Box>
          <Skeleton variant="rounded" width={96} height={22} />
          <Skeleton variant="rounded" width={140} height={30} sx={{ display: { xs: 'none', md: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
}

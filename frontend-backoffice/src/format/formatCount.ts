/** "1.234". */
export const formatCount = (count: number) => count.toLocaleString('es-ES', { useGrouping: 'always' });

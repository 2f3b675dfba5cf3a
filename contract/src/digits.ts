/**
 * Digits of any script as 0 to 9: `٦١٢` is `612`. Unicode keeps the ten digits of a script together, in their order,
 * so a digit's value is its distance from the first one, modulo 10 where several sets touch.
 */
export const decimalDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });

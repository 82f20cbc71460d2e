/** Unusual text that people type: markup, placeholders, other scripts, emoji, very long words, property names. */
export const unusualTexts = [
  '<img src="x" onerror="alert(1)"><script>alert(2)</script>',
  "&lt;b&gt; {{title}} %s",
  "\u202Eحديقة الطماطم\u202C",
  "👩🏽‍🌾🌱🥕",
  "bean".repeat(2500),
  "[object Object]",
  "__proto__",
] as const;

export const invalidPictureUrls = [
  "javascript:alert(1)",
  " JavaScript:alert(1)//https://pictures.example/a.png",
  "data:image/svg+xml,<svg onload='alert(1)'/>",
  "//pictures.example/a.png",
  "/etc/passwd",
  "https://",
  "a carrot",
] as const;

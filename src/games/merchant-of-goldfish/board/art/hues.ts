/** The colour of each value, 1 to 14. */
export const HUES: readonly string[] = [
  '#d9a441',
  '#d98e04',
  '#d2711f',
  '#cb4f2e',
  '#c23b3b',
  '#b3243b',
  '#a32462',
  '#863a8d',
  '#5a48a0',
  '#34508f',
  '#1e6a8f',
  '#157f83',
  '#2c8a62',
  '#b5830f',
]

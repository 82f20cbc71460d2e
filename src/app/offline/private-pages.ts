/** The pages that start from the shell, as the hosts' files (`public/_redirects`, `firebase.json`) have it. */
export const privatePages = [
  /^\/(shareTips|myTips|dashboard)\/?$/,
  /^\/(tipsDetails|updateTips|dashboard)\/./,
];

// What the server and the page refuse, in Simplified Chinese.

import type { SharedProblems } from '../../lib/problem';

const problems: SharedProblems = {
  unreachable: () => ['服务器没有回应。', '请确认Headjudge正在运行。'],
  odd_answer: ({ status }) => [`服务器的回应出乎意料（${status}）。`, '请再试一次。'],

  no_such_game: ({ game, known }) => [`没有“${game}”这个游戏。`, `可以玩的游戏：${known}`],
  name_too_long: ({ most }) => ['名字太长。', `请不要超过${most}个字。`],
  clock_without_time: () => ['计时没有给出任何时间。', '请填写秒数，或选择不计时。'],
  bad_seed: ({ seed }) => [`“${seed}”不是64位整数。`, '留空则自动抽取。'],
  other_game: ({ game }) => [`这是另一款游戏（${game}）的对局。`, '请作为该游戏打开。'],
  bad_replay: () => ['无法作为录像读取。', '请选择在这里下载的文件。'],
  long_replay: () => ['这份录像的步数太多。', '请从更早的时刻开始。'],
  move_does_not_fit: ({ number }) => [`第${number}步与规则不符。`, '请用当时对局的Headjudge版本和卡牌文件打开。'],
  too_many_rooms: () => ['保存的对局太多。', '请服务器管理者用新的保存位置（--data）启动。'],
  too_busy: () => ['同时进行的对局太多。', '请过一分钟再试。'],

  no_such_challenge: () => ['找不到这个链接的对战邀请。', '请检查链接。'],
  challenge_withdrawn: () => ['这个邀请已被撤回。', '请对方重新发一个链接。'],
  challenge_taken: () => ['已经有人接受了这个邀请。', '请对方重新发一个链接。'],
  too_many_challenges: () => ['对战邀请太多了。', '请明天再试。'],
  part_too_long: ({ most }) => [`带来的内容太大（最多${most}字节）。`, '请减少内容。'],

  no_such_room: () => ['没有这个房间，或链接中的密钥不符。', '请再检查一次链接。'],
  room_is_silent: () => ['房间没有回应。', '请再试一次。'],
  other_moment: () => ['对局已经继续进行了。', '请回答现在的问题。'],
  other_seat_is_asked: ({ seat }) => [`现在轮到座位${seat}选择。`, '请等到轮到你。'],
  no_such_move: () => ['不能这样选择。', '请从给出的选项中选择。'],
  too_many_moves: ({ most }) => [`一局最多${most}步。`, '请投降，或同意平局。'],
  bot_plays_on: () => ['机器人要继续对局。', '请继续，或投降。'],
  draw_offer_stands: () => ['你的提议仍然有效。', '请等待回答，或继续对局。'],
  draw_declined: () => ['提议被拒绝了，之后还没有进行过选择。', '下一次选择之后可以再次提议。'],
  no_draw_offered: () => ['没有人向你提议平局。', '你可以自己提议。'],
  game_is_over: () => ['对局已经结束。', '可以再战，或回看对局。'],
  other_seat: ({ seat }) => [`座位${seat}不是你的。`, '只能操作自己的座位。'],
  watchers_do_not_play: () => ['观战者不能操作。', '请自己开一个房间。'],
  rematch_too_early: () => ['对局还没有结束。', '请先结束对局。'],
  rematch_of_players: () => ['只有对局者可以再战。', '请自己开一个房间。'],
  nothing_to_undo: () => ['没有可以撤销的选择。', '只有练习时可以撤销。'],
  nothing_to_redo: () => ['没有被撤销的选择。', '只有练习时可以撤销。'],
  open_again: () => ['对局需要重新打开。', '请再试一次。'],
  game_stopped: () => ['处理到一半停止了。', '对局仍是之前的样子，请尝试别的操作。'],

  hidden_cards: () => ['这些卡牌对你是非公开的。', '请用自己的视角查看，或等对局结束。'],
  not_so_many_moves: ({ made }) => [`目前只进行了${made}步。`, '请选择更早的时刻。'],
  replay_too_early: () => ['完整记录中含有对手的非公开卡牌。', '请在对局结束后再来。'],

  no_owner: () => ['不知道这些卡组属于谁。', '请重新载入页面。'],
  too_many_decks: () => ['卡组太大，或数量太多。', '请先删除别的卡组。'],
  too_many_pools: () => ['卡牌文件太多。', '请移除一个，或用旧文件的名字来替换它。'],
  no_such_pool: () => ['没有这个名称的卡牌文件。', '请查看列表。'],
  storage_failed: () => ['保存或读取失败。', '请检查磁盘空间后再试。对局仍是之前的样子。'],
  storage_garbled: () => ['无法读懂已保存的数据。', '请恢复保存数据的备份。'],
  database_out_of_reach: () => ['无法连接数据库。', '请稍后再试，不会丢失任何内容。'],
  other_server_plays: () => ['这个数据库的对局正由另一个Headjudge进行。', '请打开那个Headjudge的页面。'],
  server_stops: () => ['服务器即将停止。', '重新启动即可继续，不会丢失任何内容。'],
  no_random_numbers: () => ['系统没有提供随机数。', '请查看系统日志。'],

  nothing_here: () => ['这个地址没有内容。', '请从首页打开。'],
  only_this_machine: () => ['这台服务器只为本机服务。', '请打开服务器显示的地址。'],
  other_page: () => ['请求来自别的页面。', '请在本服务器自己的页面上操作。'],
  body_not_taken: () => ['发送的内容未被接受。', '请减少内容，或重新发送。'],
  not_utf8: () => ['这不是UTF-8文本。', '请把文件另存为UTF-8。'],
  not_the_json: () => ['发送的内容格式不对。', '请重新载入页面。'],
  other_version: ({ version }) => [`服务器使用的协议版本是${version}。`, '请重新载入页面。'],
  too_many_connections: () => ['连接太多。', '请过一分钟再试。'],
  message_not_text: () => ['收到的消息不是文本。', '请重新载入页面。'],
  message_too_long: () => ['一次发送的内容太长。', '请分开发送。'],
  message_not_understood: () => ['发送的内容无法理解。', '请重新载入页面。'],
};

export default problems;
